import type { BenchStack } from './stack.js';

/** Lists that the search over everything queries, each for its first five results. */
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
/** Search texts: frequent, rare, two words, and one without results. */
const WORDS = ['oil', 'brake', 'porsche', 'oil change', 'change bmw', 'e', 'no such thing'];
const ROUNDS = 30;

export interface SearchTimes {
  /** Milliseconds of one search through the collector's 2,000 events, through the gateway: for the first page, and for all results. */
  firstPage: number[];
  whole: number[];
  /** Milliseconds until the last of all lists has answered. */
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
