import { pause } from '../../../scripts/lib/processes.js';
import { call, type Call } from '../../src/api.js';

export interface Probed {
  asked: number;
  /** Number of responses by status; 0 for no response. */
  statuses: Map<number, number>;
  slowestMs: number;
  /** Responses with 503 but without `Retry-After` or `msg`. */
  wordless: number;
}

/** Sends the same request repeatedly until told to stop. */
export async function probe(question: Call, stop: AbortSignal, everyMs = 200): Promise<Probed> {
  const probed: Probed = { asked: 0, statuses: new Map(), slowestMs: 0, wordless: 0 };
  while (!stop.aborted) {
    const from = Date.now();
    const answer = await call(question).catch(() => null);
    const status = answer?.status ?? 0;
    probed.asked += 1;
    probed.statuses.set(status, (probed.statuses.get(status) ?? 0) + 1);
    probed.slowestMs = Math.max(probed.slowestMs, Date.now() - from);
    if (status === 503 && !(Number(answer?.headers.get('retry-after')) > 0 && /\w+ \w+/.test(msgOf(answer?.text))))
      probed.wordless += 1;
    await pause(everyMs);
  }
  return probed;
}

/** Number of responses with a status other than these. */
export const otherThan = ({ statuses }: Probed, ...wanted: number[]): number =>
  [...statuses].filter(([status]) => !wanted.includes(status)).reduce((sum, [, count]) => sum + count, 0);

export const slowestOf = (all: Probed[]): number => Math.max(...all.map(({ slowestMs }) => slowestMs));

/** `200: 41, 503: 2`. */
export const statusesOf = (all: Probed[]): string => {
  const sum = new Map<number, number>();
  for (const { statuses } of all)
    for (const [status, count] of statuses) sum.set(status, (sum.get(status) ?? 0) + count);
  return [...sum].map(([status, count]) => `${status === 0 ? 'no answer' : status}: ${count}`).join(', ') || 'none';
};

function msgOf(text = ''): string {
  try {
    return String((JSON.parse(text) as { msg?: string }).msg ?? '');
  } catch {
    return '';
  }
}
