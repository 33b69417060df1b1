import { freePort } from '@carnet/embedded-pg';
import { say } from '../../../scripts/lib/say.js';
import type { Account } from '../../src/api.js';
import { until } from '../../src/until.js';
import type { ComposeProject } from '../lib/compose-project.js';
import { same, type Finding } from '../lib/drill.js';
import { ipv6 } from './ipv6.js';
import { callSecurely, type SecureAnswer } from './secure-call.js';

const OVERLAY = 'deploy/caddy/compose.yml';
const AUTHORITY = '/data/caddy/pki/authorities/local/root.crt';
/** A documentation address (RFC 5737), which no real client uses. */
const FORGED = '203.0.113.9';

/** Request after a sign-in, which sets the cookie for pictures. */
const COOKIE = '/api/auth/media-session';

/** Caddy in front, with certificates of its own authority: first as in the example, then with IPv6. */
export async function proxy(project: ComposeProject, { token }: Account): Promise<Finding[]> {
  say('Caddy in front');
  const port = await freePort();
  project.overlay(OVERLAY, {
    SITE: 'localhost',
    TLS: 'internal',
    HTTPS_PORT: String(port),
    HTTP_PORT: String(await freePort()),
  });
  await project.compose('up', '-d', 'web', 'caddy');
  const caddy = await project.container('caddy');
  let ca = '';
  await until('Caddy has its authority', async () => {
    const { code, output } = await project.tryDocker('exec', caddy, 'cat', AUTHORITY);
    ca = output;
    return code === 0;
  });
  const web = await project.container('web');
  await until(
    'the gateway believes it',
    async () => (await project.docker('exec', web, 'cat', '/tmp/carnet/trusted.conf')) !== '',
  );
  const door = { port, ca };
  const forged = { 'x-forwarded-for': FORGED };
  const askHome = () => callSecurely(door, { path: '/', headers: forged });
  await until('Caddy answers', async () => (await askHome().catch(() => null))?.status === 200);
  const home = await askHome();
  const cookie = await callSecurely(door, {
    path: COOKIE,
    method: 'POST',
    headers: { ...forged, 'x-auth-token': token },
  });
  let address: string | undefined;
  await until('the gateway has logged it', async () => {
    const lines = (await project.docker('logs', web)).split('\n');
    const line = lines.findLast((one) => one.includes(COOKIE));
    address = line && (JSON.parse(line) as { address: string }).address;
    return address !== undefined;
  });
  const inside = await addressOf(project, caddy);
  return [
    same('by Caddy: home, and its protocol', '200 h2', `${home.status} ${home.protocol}`),
    same(
      'the cookie for pictures, and it is kept to https',
      '204 yes',
      `${cookie.status} ${isSecure(cookie) ? 'yes' : 'no'}`,
    ),
    same(
      'the gateway takes Caddy, or an address that the caller made up, for the caller',
      'no',
      [inside, FORGED].includes(address ?? '') ? 'yes' : 'no',
    ),
    ...(await ipv6(project, door)),
  ];
}

const isSecure = ({ headers }: SecureAnswer) =>
  headers['set-cookie']?.every((cookie) => /; *secure/i.test(cookie)) ?? false;

const addressOf = (project: ComposeProject, container: string) =>
  project.docker('inspect', '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}', container);
