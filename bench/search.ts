import type { BenchStack } from './stack.js';

/** Lists that the global search requests, with the first five rows each. */
const LISTS = [
  '/api/vehicles',
  '/api/collections',
  '/api/parts',
  '/api/service/events',
  '/api/service-event-templates',
  '/api/service-schedules',
  '/api/issues',
  '/api/modifications',
  '/api/track-days',
];
/** Search texts with many results, with few, with two words, and without results. */
const WORDS = ['oil', 'brake', 'porsche', 'oil change', 'change bmw', 'e', 'no such thing'];
const ROUNDS = 30;

export interface SearchTimes {
  /** Milliseconds per search in the collector's 2,000 events, through the gateway; by content of the response. */
  firstPage: number[];
  whole: number[];
  /** Milliseconds of all lists in parallel, until the last response. */
  everywhere: number[];
}

/** Measures searches beside the data of 1,000 users. */
export async function searchTimes({ collector }: BenchStack): Promise<SearchTimes> {
  const ask = (path: string, search: string, limit?: number) =>
    collector.stack.get(
      `${path}?${new URLSearchParams({ search, view: 'row', ...(limit && { limit: String(limit) }) }).toString()}`,
    );
  const events = '/api/service/events';
  return {
    firstPage: await timed((word) => ask(events, word, 50)),
    whole: await timed((word) => ask(events, word)),
    everywhere: await timed((word) => Promise.all(LISTS.map((list) => ask(list, word, 5)))),
  };
}

async function timed(work: (word: string) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (const word of WORDS) await work(word);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const word of WORDS) {
      const began = performance.now();
      await work(word);
      times.push(performance.now() - began);
    }
  return times;
}
