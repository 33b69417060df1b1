import autocannon from 'autocannon';
import type { BenchStack } from './stack.js';
import { memory } from './memory.js';
import { inTurn, onePersonEach } from './requests.js';
import type { BenchRow } from './rows.js';

/** Numbers of connections: enough to saturate a service, and about ten and sixty times as many. */
const CROWDS = [16, 160, 1_000];
const SECONDS = 8;
const LOOK_EVERY_MS = 200;

export interface Crowd {
  connections: number;
  /** 2xx responses per second. */
  served: number;
  /** Responses with 429 or 503 per second. */
  refused: number;
  /** Number of failures: other responses, broken connections, and no response within 10 s. */
  failed: number;
  /** Peak memory of the service's process, in MB. */
  peak: number;
}

/** Load of a service by clients that never pause: served and refused requests, and memory. */
export async function crowds(stack: BenchStack, row: BenchRow): Promise<Crowd[]> {
  const all: Crowd[] = [];
  for (const connections of CROWDS) all.push(await crowd(stack, row, connections));
  return all;
}

async function crowd(stack: BenchStack, row: BenchRow, connections: number): Promise<Crowd> {
  let peak = 0;
  const look = () => (peak = Math.max(peak, memory(stack.pids())[row.service]!));
  const looking = setInterval(look, LOOK_EVERY_MS);
  try {
    const person = row.writes ? stack.writer : stack.collector;
    const requests = inTurn(row, { headers: { 'x-auth-token': person.stack.token! } });
    const result = await autocannon({
      url: stack.serviceUrl(row.service),
      connections,
      duration: SECONDS,
      requests,
      setupClient: onePersonEach(row, requests),
    });
    look();
    const counts = result.statusCodeStats as Record<string, { count: number }>;
    const refused = (counts['503']?.count ?? 0) + (counts['429']?.count ?? 0);
    const failed = result.non2xx - refused + result.errors + result.timeouts;
    return { connections, served: result['2xx'] / result.duration, refused: refused / result.duration, failed, peak };
  } finally {
    clearInterval(looking);
  }
}
