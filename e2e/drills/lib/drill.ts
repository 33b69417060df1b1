export interface DrillOptions {
  kills: number;
  /** Number of acknowledged writes: for each fault of the drill `failover`, and in total for `nats`. */
  writes: number;
  /** Length of the drill `hour` in minutes, and the seed of its plan. */
  minutes: number;
  seed: string;
  /** Test files for the drill `journeys`; empty for all. */
  files: readonly string[];
}

/** A line in a drill's table. */
export interface Finding {
  what: string;
  bar: string;
  found: string;
  ok: boolean;
}

export interface DrillReport {
  /** Setup of the drill, in a sentence or two. */
  setUp: string;
  findings: Finding[];
}

export interface Drill {
  name: string;
  title: string;
  run(options: DrillOptions): Promise<DrillReport>;
}

/** Time of some work, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = Date.now();
  await work();
  return Date.now() - began;
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** A count that must be 0. */
export const none = (what: string, count: number): Finding => ({
  what,
  bar: '0',
  found: String(count),
  ok: count === 0,
});

/** A count that must reach the bar. */
export const atLeast = (what: string, bar: number, count: number): Finding => ({
  what,
  bar: `≥ ${bar}`,
  found: String(count),
  ok: count >= bar,
});

/** A time that must not exceed the bar. */
export const within = (what: string, barMs: number, ms: number): Finding => ({
  what,
  bar: `≤ ${barMs / 1000} s`,
  found: seconds(ms),
  ok: ms <= barMs,
});

/** A value that must equal the bar. */
export const same = (what: string, bar: string | number, found: string | number): Finding => ({
  what,
  bar: String(bar),
  found: String(found),
  ok: String(bar) === String(found),
});

/** A value for information, without a bar. */
export const told = (what: string, found: string | number): Finding => ({
  what,
  bar: '',
  found: String(found),
  ok: true,
});
