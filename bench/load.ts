import autocannon from 'autocannon';
import type { BenchStack } from './stack.js';
import { memory } from './memory.js';
import { inTurn, onePersonEach } from './requests.js';
import type { BenchRow } from './rows.js';

/** As many connections as a service is busy with, and ten and sixty times as many. */
const CROWDS = [16, 160, 1_000];
const SECONDS = 8;
const LOOK_EVERY_MS = 200;

export interface Crowd {
  connections: number;
  /** Answers of 2xx per second. */
  served: number;
  /** Answers of 429 or 503 per second: told to come back. */
  refused: number;
  /** The number of the rest: other answers, broken connections, no answer within 10 s. */
  failed: number;
  /** The most that the service's process held in memory meanwhile, in MB. */
  peak: number;
}

/** A service in a crowd that never waits: the requests that it serves and refuses, and its memory meanwhile. */
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
