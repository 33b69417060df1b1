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

interface SecureAnswer {
  headers: IncomingHttpHeaders & IncomingHttpStatusHeader;
  protocol: string | null | undefined;
}

/** Caddy in front, with certificates by its own authority. */
export async function proxy(project: ComposeProject, { email, password }: Account): Promise<Finding[]> {
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
  const ask = (path: string, body?: object) => askSecurely({ port, ca, path, body });
  await until('Caddy answers', async () => (await ask('/').catch(() => null))?.headers[':status'] === 200);
  const home = await ask('/');
  const signedIn = await ask('/api/auth/login', { email, password });
  const lines = (await project.docker('logs', await project.container('web'))).split('\n');
  const line = lines.findLast((one) => one.includes('/api/auth/login')) ?? '{}';
  const { address } = JSON.parse(line) as { address?: string };
  const inside = await addressOf(project, caddy);
  return [
    same('by Caddy: home, and its protocol', '200 h2', `${home.headers[':status']} ${home.protocol}`),
    same(
      'a sign-in, and its cookie is kept to https',
      '200 yes',
      `${signedIn.headers[':status']} ${isSecure(signedIn) ? 'yes' : 'no'}`,
    ),
    same(
      'the gateway takes Caddy, or an address that the caller made up, for the caller',
      'no',
      [inside, FORGED, undefined].includes(address) ? 'yes' : 'no',
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
  body?: object;
}

/** Asks by HTTP/2 where the other side speaks it, and says that somebody else has called. */
function askSecurely({ port, ca, path, body }: SecureCall): Promise<SecureAnswer> {
  return new Promise((resolve, reject) => {
    const session = connect(`https://localhost:${port}`, { ca });
    session.on('error', reject);
    const request = session.request({
      ':path': path,
      ':method': body ? 'POST' : 'GET',
      'x-forwarded-for': FORGED,
      ...(body && { 'content-type': 'application/json' }),
    });
    request.on('error', reject);
    request.on('response', (headers) => {
      resolve({ headers, protocol: session.alpnProtocol });
      session.destroy();
    });
    request.end(body && JSON.stringify(body));
  });
}
