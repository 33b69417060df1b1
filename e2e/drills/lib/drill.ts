export interface DrillOptions {
  /** The number of kills in the drill `kill`. */
  kills: number;
  /** The number of acknowledged writes that the drill `failover` wants for each of its faults, and `nats` for all of its own. */
  writes: number;
  /** The length of the drill `hour`, and the seed of its plan. */
  minutes: number;
  seed: string;
  /** The files whose tests the drill `journeys` takes; all if none is named. */
  files: readonly string[];
}

/** One line of a drill's table. */
export interface Finding {
  what: string;
  bar: string;
  found: string;
  ok: boolean;
}

export interface DrillReport {
  /** The setting of the drill, in a sentence or two. */
  setUp: string;
  findings: Finding[];
}

export interface Drill {
  name: string;
  title: string;
  run(options: DrillOptions): Promise<DrillReport>;
}

/** The time that work took, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = Date.now();
  await work();
  return Date.now() - began;
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** Something that must not have happened. */
export const none = (what: string, count: number): Finding => ({
  what,
  bar: '0',
  found: String(count),
  ok: count === 0,
});

/** Something of which there must be enough. */
export const atLeast = (what: string, bar: number, count: number): Finding => ({
  what,
  bar: `≥ ${bar}`,
  found: String(count),
  ok: count >= bar,
});

/** A time that must not be longer. */
export const within = (what: string, barMs: number, ms: number): Finding => ({
  what,
  bar: `≤ ${barMs / 1000} s`,
  found: seconds(ms),
  ok: ms <= barMs,
});

/** A plain fact: what it should be, and what it was. */
export const same = (what: string, bar: string | number, found: string | number): Finding => ({
  what,
  bar: String(bar),
  found: String(found),
  ok: String(bar) === String(found),
});

/** For information; nothing is asked of it. */
export const told = (what: string, found: string | number): Finding => ({
  what,
  bar: '',
  found: String(found),
  ok: true,
});
