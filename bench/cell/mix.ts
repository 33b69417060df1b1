import autocannon, { type Request } from 'autocannon';
import { inLanes } from '../../scripts/lib/command.js';
import { SERVICES } from '../../scripts/lib/paths.js';
import { StackClient, type Login } from '../../scripts/lib/seed/stack-client.js';
import { cpuOf, cpuOfTree } from '../files/cpu.js';
import type { CellStack } from './stack.js';

/** Number of requests of each kind in a hundred. The screens send them while a person looks at a garage, a car and its history, and enters something. */
export const MIX = {
  'the account': 8,
  'the collections': 4,
  'the vehicles': 12,
  'one vehicle': 14,
  'events of a vehicle': 14,
  'one event': 10,
  'what is due': 8,
  'issues of all vehicles': 5,
  'modifications of all vehicles': 5,
  'photos of all vehicles': 5,
  'a search': 5,
  'an event is entered': 6,
  'an issue is entered': 4,
} as const;
type Kind = keyof typeof MIX;

const CONNECTIONS = 16;
const SECONDS = 20;
const WARM_UP_SECONDS = 5;
/** Number of different requests in a cycle: enough that no person's rows are requested twice in a row. */
const REQUESTS = 4_000;

/** Speed and cost of requests from people all over a cell. */
export interface MixTimes {
  /** Answers per second. The benchmark itself runs on the same machine. */
  rate: number;
  /** Milliseconds until the answer. */
  median: number;
  p99: number;
  /** Milliseconds of CPU time per request. */
  cpu: Record<'services' | 'postgres' | 'gateway', number>;
}

interface Asker {
  token: string;
  vehicles: number[];
  events: number[];
}

export async function mixTimes(stack: CellStack, people: Login[]): Promise<MixTimes> {
  const askers = await inLanes(people, 2, (login) => signedIn(stack, login));
  const requests = requestsOf(askers);
  await ask(stack, requests, WARM_UP_SECONDS);
  const before = cpuOfParts(stack);
  const result = await ask(stack, requests, SECONDS);
  const after = cpuOfParts(stack);
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0)
    throw new Error(`${failed} of ${result['2xx']} requests failed: ${JSON.stringify(result.statusCodeStats)}`);
  const each = (part: keyof MixTimes['cpu']) => (after[part] - before[part]) / result['2xx'];
  return {
    rate: result['2xx'] / result.duration,
    median: result.latency.p50,
    p99: result.latency.p99,
    cpu: { services: each('services'), postgres: each('postgres'), gateway: each('gateway') },
  };
}

/** Each connection starts at another request, so that no two send the same one at once. */
function ask(stack: CellStack, requests: Request[], duration: number): Promise<autocannon.Result> {
  let connections = 0;
  return autocannon({
    url: stack.address,
    connections: CONNECTIONS,
    duration,
    requests,
    setupClient(client) {
      const at = Math.floor((connections++ / CONNECTIONS) * requests.length);
      client.setRequests([...requests.slice(at), ...requests.slice(0, at)]);
    },
  });
}

async function signedIn(stack: CellStack, login: Login): Promise<Asker> {
  const person = await new StackClient(stack.address).signIn(login);
  const ids = async (path: string) => (await person.get<{ id: number }[]>(path)).map(({ id }) => id);
  return {
    token: person.token!,
    vehicles: await ids('/api/vehicles'),
    events: await ids('/api/service/events?view=row&limit=100'),
  };
}

/** Requests of each kind according to the mix. The kinds alternate, and each request is from the next person. */
function requestsOf(askers: Asker[]): Request[] {
  const kinds = Object.entries(MIX).flatMap(([kind, share]) => Array.from({ length: share }, () => kind as Kind));
  return Array.from({ length: REQUESTS }, (_, n) =>
    // 37 and 100 have no common divisor, so a hundred requests contain each kind as often as the mix says.
    requestOf(kinds[(n * 37) % kinds.length]!, askers[n % askers.length]!, n),
  );
}

function requestOf(kind: Kind, { token, vehicles, events }: Asker, n: number): Request {
  const vehicle = vehicles[n % vehicles.length]!;
  const get = (path: string): Request => ({ method: 'GET', path, headers: { 'x-auth-token': token } });
  const post = (path: string, body: object): Request => ({
    method: 'POST',
    path,
    body: JSON.stringify(body),
    headers: { 'x-auth-token': token, 'content-type': 'application/json' },
  });
  switch (kind) {
    case 'the account':
      return get('/api/auth/me');
    case 'the collections':
      return get('/api/collections');
    case 'the vehicles':
      return get('/api/vehicles');
    case 'one vehicle':
      return get(`/api/vehicles/${vehicle}`);
    case 'events of a vehicle':
      return get(`/api/service/vehicles/${vehicle}/events?view=row`);
    case 'one event':
      return get(`/api/service/events/${events[n % events.length]}`);
    case 'what is due':
      return get('/api/service/due?needs_attention=true&limit=5');
    case 'issues of all vehicles':
      return get('/api/issues?limit=50');
    case 'modifications of all vehicles':
      return get('/api/modifications?view=row&limit=50');
    case 'photos of all vehicles':
      return get('/api/photos?limit=50');
    case 'a search':
      return get('/api/service/events?search=brake&limit=50&view=row');
    case 'an event is entered':
      return post('/api/service/events', {
        vehicle_id: vehicle,
        name: 'Oil and filter change',
        type: 'Regular Maintenance',
        status: 'Completed',
        date_performed: '2026-05-01',
      });
    case 'an issue is entered':
      return post('/api/issues', { vehicle_id: vehicle, title: 'Rattle behind the dash', reported_date: '2026-05-01' });
  }
}

const cpuOfParts = ({ pids }: CellStack): MixTimes['cpu'] => ({
  services: SERVICES.reduce((sum, name) => sum + cpuOf(pids[name]), 0),
  postgres: cpuOfTree(pids.postgres),
  gateway: cpuOfTree(pids.gateway),
});
