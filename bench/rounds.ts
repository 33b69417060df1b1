import autocannon from 'autocannon';
import type { BenchOptions } from './options.js';
import { inTurn, onePersonEach, type Subject } from './requests.js';
import type { BenchRow } from './rows.js';

/** Answers per second of each subject, by round. */
export type Rates = Record<string, number[]>;

const WARM_UP_SECONDS = 1;

/**
 * Measures the subjects in turn, A B A B, so that other load on the machine affects them equally.
 * @throws Error if a subject answers anything but 2xx
 */
export async function interleaved(row: BenchRow, subjects: Subject[], options: BenchOptions): Promise<Rates> {
  const rates: Rates = Object.fromEntries(subjects.map(({ name }) => [name, []]));
  for (const subject of subjects) await round(row, subject, { ...options, seconds: WARM_UP_SECONDS });
  for (let turn = 0; turn < options.rounds; turn += 1)
    for (const subject of subjects) rates[subject.name]!.push(await round(row, subject, options));
  return rates;
}

async function round(row: BenchRow, subject: Subject, options: BenchOptions): Promise<number> {
  const requests = inTurn(row, subject);
  const result = await autocannon({
    url: subject.url,
    connections: options.connections,
    duration: options.seconds,
    requests,
    setupClient: onePersonEach(row, requests),
  });
  const failed = result.non2xx + result.errors + result.timeouts;
  if (failed > 0) throw new Error(`${row.name} of ${subject.name}: ${failed} requests failed`);
  return result['2xx'] / result.duration;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!;
}

/** Median of the ratios of neighbouring rounds: noise that lasts longer than a round cancels out. */
export const ratio = (ours: readonly number[], theirs: readonly number[]): number =>
  median(ours.map((rate, index) => rate / theirs[index]!));
