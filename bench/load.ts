import autocannon from 'autocannon';
import type { BenchStack } from './stack.js';
import { memory } from './memory.js';
import { inTurn, onePersonEach } from './requests.js';
import type { BenchRow } from './rows.js';

/** Connections: as many as keep a service busy, ten times and sixty times as many. */
const CROWDS = [16, 160, 1_000];
const SECONDS = 8;
const LOOK_EVERY_MS = 200;

export interface Crowd {
  connections: number;
  /** Answers with 2xx per second. */
  served: number;
  /** Answers with 429 or 503 per second, which ask the client to try again later. */
  refused: number;
  /** Number of all other outcomes: other statuses, broken connections, no answer within 10 s. */
  failed: number;
  /** Maximum memory of the service's process in this time, in MB. */
  peak: number;
}

/** Loads a service with connections that send without pauses. Counts served and refused requests, and measures its memory. */
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
