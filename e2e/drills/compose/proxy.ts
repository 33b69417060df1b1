import { connect, type IncomingHttpHeaders, type IncomingHttpStatusHeader } from 'node:http2';
import { freePort } from '@carnet/embedded-pg';
import { say } from '../../../scripts/lib/say.js';
import type { Account } from '../../src/api.js';
import { until } from '../../src/until.js';
import type { ComposeProject } from '../lib/compose-project.js';
import { same, type Finding } from '../lib/drill.js';

const OVERLAY = 'deploy/caddy/compose.yml';
const AUTHORITY = '/data/caddy/pki/authorities/local/root.crt';
/** An address of the documentation (RFC 5737), which nobody calls from. */
const FORGED = '203.0.113.9';

/** What a browser asks for after its sign-in: the cookie by which it is shown pictures. */
const COOKIE = '/api/auth/media-session';

interface SecureAnswer {
  headers: IncomingHttpHeaders & IncomingHttpStatusHeader;
  protocol: string | null | undefined;
}

/** Caddy in front, with certificates by its own authority. */
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
  const ask = (path: string, token?: string) => askSecurely({ port, ca, path, token });
  await until('Caddy answers', async () => (await ask('/').catch(() => null))?.headers[':status'] === 200);
  const home = await ask('/');
  const cookie = await ask(COOKIE, token);
  let address: string | undefined;
  await until('the gateway has logged it', async () => {
    const lines = (await project.docker('logs', web)).split('\n');
    const line = lines.findLast((one) => one.includes(COOKIE));
    address = line && (JSON.parse(line) as { address: string }).address;
    return address !== undefined;
  });
  const inside = await addressOf(project, caddy);
  return [
    same('by Caddy: home, and its protocol', '200 h2', `${home.headers[':status']} ${home.protocol}`),
    same(
      'the cookie for pictures, and it is kept to https',
      '204 yes',
      `${cookie.headers[':status']} ${isSecure(cookie) ? 'yes' : 'no'}`,
    ),
    same(
      'the gateway takes Caddy, or an address that the caller made up, for the caller',
      'no',
      [inside, FORGED].includes(address ?? '') ? 'yes' : 'no',
    ),
  ];
}

const isSecure = ({ headers }: SecureAnswer) =>
  headers['set-cookie']?.every((cookie) => /; *secure/i.test(cookie)) ?? false;

const addressOf = (project: ComposeProject, container: string) =>
  project.docker('inspect', '--format', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}', container);

interface SecureCall {
  port: number;
  ca: string;
  path: string;
  /** With one it posts, as its person. */
  token?: string;
}

/** Asks by HTTP/2 where the other side speaks it, and says that somebody else has called. */
function askSecurely({ port, ca, path, token }: SecureCall): Promise<SecureAnswer> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${port}`, { ca });
    session.on('error', reject);
    const request = session.request({
      ':path': path,
      ':method': token ? 'POST' : 'GET',
      'x-forwarded-for': FORGED,
      ...(token && { 'x-auth-token': token }),
    });
    request.on('error', reject);
    request.on('response', (headers) => {
      resolve({ headers, protocol: session.alpnProtocol });
      session.destroy();
    });
    request.end();
  });
}
