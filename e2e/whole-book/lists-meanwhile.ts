import { pause } from '../../scripts/lib/processes.js';
import type { Owner } from '../drills/lib/garage.js';
import { orderBook } from '../drills/lib/ordered-books.js';
import { call } from '../src/api.js';
import { LISTS } from '../src/fault-stack.js';
import { dossierOf } from './made-book.js';

const ROUNDS = 3;
const EVERY_MS = 10;
const PATH = LISTS.service;

/** Measures a list of another service, in turns while a book is made and while none is. */
export async function listsAtRestAndMeanwhile(owner: Owner) {
  const [atRest, meanwhile]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id } = await orderBook(owner);
    const began = performance.now();
    while (!['ready', 'failed'].includes((await dossierOf(owner, id)).state))
      meanwhile.push(...(await timesFor(owner, 500)));
    atRest.push(...(await timesFor(owner, performance.now() - began)));
  }
  const row = (all: number[]) => ({
    asked: all.length,
    'median, ms': percentile(all, 0.5).toFixed(1),
    'p99, ms': percentile(all, 0.99).toFixed(1),
  });
  return {
    [`${PATH} at rest`]: row(atRest),
    [`${PATH} while a book is made`]: row(meanwhile),
    ratio: {
      asked: null,
      'median, ms': (percentile(meanwhile, 0.5) / percentile(atRest, 0.5)).toFixed(2),
      'p99, ms': (percentile(meanwhile, 0.99) / percentile(atRest, 0.99)).toFixed(2),
    },
  };
}

/** Milliseconds of each response, requested repeatedly for this time. */
async function timesFor({ token, address }: Owner, milliseconds: number): Promise<number[]> {
  const times: number[] = [];
  for (const until = performance.now() + milliseconds; performance.now() < until; await pause(EVERY_MS)) {
    const began = performance.now();
    const { status } = await call({ path: PATH, token, address });
    if (status !== 200) throw new Error(`${PATH} answers ${status}`);
    times.push(performance.now() - began);
  }
  return times;
}

function percentile(all: readonly number[], share: number): number {
  const sorted = [...all].sort((one, other) => one - other);
  return sorted.at(Math.floor(sorted.length * share))!;
}
