import { execFileSync } from 'node:child_process';
import { say } from '../../../scripts/lib/say.js';
import { until } from '../../src/until.js';
import type { ComposeProject } from '../lib/compose-project.js';
import { same, type Finding } from '../lib/drill.js';
import { callSecurely, type SecureCall, type SecureDoor } from './secure-call.js';

const OVERLAY = 'deploy/caddy/ipv6.yml';

/** Temporary addresses of this machine: the called one, two of one subscriber, and one of another. */
const CALLED = 'fd4e:9a31:c27d:f::1';
const [ONE, NEIGHBOUR] = ['fd4e:9a31:c27d:a::1', 'fd4e:9a31:c27d:a::2'];
const OTHER = 'fd4e:9a31:c27d:b::1';

/** The gateway allows a burst of 20 attempts per subscriber, then one in two seconds. */
const TRIES_OF_EACH = 40;
const OF_ONE_SUBSCRIBER = 30;

/** IPv6 clients through Caddy: the services see their own addresses, and limits apply per /64. */
export async function ipv6(project: ComposeProject, door: SecureDoor): Promise<Finding[]> {
  say('callers by IPv6');
  project.overlay(OVERLAY, {});
  // The network must be recreated. docker-compose 1.29 only does that when it is empty.
  await project.compose('down', '--timeout', '15');
  await project.compose('up', '-d');
  await project.untilHealthy();
  const addresses = [CALLED, ONE, NEIGHBOUR, OTHER];
  addresses.forEach((address) => address6('add', address));
  try {
    return await asked(project, door);
  } finally {
    addresses.forEach((address) => address6('del', address));
  }
}

async function asked(project: ComposeProject, door: SecureDoor): Promise<Finding[]> {
  const from = (localAddress: string, call: SecureCall) => callSecurely(door, { host: CALLED, localAddress, ...call });
  await until('Caddy answers by IPv6', async () => (await from(ONE, { path: '/' }).catch(() => null))?.status === 200);
  const callers = [ONE, NEIGHBOUR, OTHER];
  const pathOf = (caller: string) => `/from-${callers.indexOf(caller)}`;
  await Promise.all(callers.map((caller) => from(caller, { path: pathOf(caller) })));
  const web = await project.container('web');
  let known: (string | undefined)[] = [];
  await until('the gateway has logged them', async () => {
    const lines = (await project.docker('logs', '--tail', '200', web)).split('\n');
    known = callers.map((caller) => addressIn(lines.findLast((line) => line.includes(`"${pathOf(caller)}"`))));
    return known.every(Boolean);
  });
  const signIn = async (caller: string, nth: number) => {
    const body = { email: `nobody-${callers.indexOf(caller)}-${nth}@example.org`, password: 'Quattro-1984-Ur!' };
    return (await from(caller, { path: '/api/auth/login', method: 'POST', body })).status;
  };
  const tries = (caller: string, count: number) => Array.from({ length: count }, (_, nth) => signIn(caller, nth));
  const [subscriber, other] = await Promise.all([
    Promise.all([...tries(ONE, TRIES_OF_EACH), ...tries(NEIGHBOUR, TRIES_OF_EACH)]),
    Promise.all(tries(OTHER, 1)),
  ]);
  const taken = subscriber.filter((status) => status !== 429).length;
  return [
    same('callers by IPv6 whom the gateway knows by their addresses', callers.join(' '), known.join(' ')),
    same(
      `of ${2 * TRIES_OF_EACH} tries to sign in by two addresses of a /64, ${OF_ONE_SUBSCRIBER} at most are taken`,
      'yes',
      taken <= OF_ONE_SUBSCRIBER ? 'yes' : `no, ${taken}`,
    ),
    same('one of another network meanwhile', 401, other[0] ?? 0),
  ];
}

const addressIn = (line: string | undefined): string | undefined =>
  line && (JSON.parse(line) as { address: string }).address;

function address6(action: 'add' | 'del', address: string): void {
  execFileSync('ip', ['-6', 'addr', action, `${address}/128`, 'dev', 'lo', ...(action === 'add' ? ['nodad'] : [])]);
}
