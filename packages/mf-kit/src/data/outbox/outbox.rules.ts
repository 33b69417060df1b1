import type { Body, Entry } from './entry';
import { standInOf, standInsIn } from './stand-in.rules';

const DAY_MS = 24 * 3600 * 1000;
/** The services know a key of an outbox for 30 days; a day is left for clocks. */
const SENT_WITHIN_MS = 29 * DAY_MS;
/** A clock that is off by more than this is told of. */
const CLOCK_OFF_MS = 5 * 60 * 1000;
const LEAST_WAIT_MS = 250;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60 * 1000;

/** The entries of each vehicle, in the order in which they were written. */
export function lanesOf(entries: readonly Entry[]): Entry[][] {
  const lanes = new Map<number, Entry[]>();
  for (const entry of entries) lanes.set(entry.note.vehicle, [...(lanes.get(entry.note.vehicle) ?? []), entry]);
  return [...lanes.values()];
}

/** Entries whose things a body names: they are sent before it. */
export function waitsFor(body: Body, entries: readonly Entry[]): Entry[] {
  const named = standInsIn(body);
  return named.length === 0 ? [] : entries.filter(({ id, thing }) => thing === null && named.includes(standInOf(id)));
}

/**
 * Milliseconds before the next try: a random part of 2 s, 4 s, … 5 min, and after that for which a service asks. Phones that were cut off together
 * do not come back together. `random` is at least 0 and less than 1.
 */
export const waitAfter = (tries: number, retryAfter: number | null, random: number): number =>
  (retryAfter ?? 0) * 1000 +
  Math.max(LEAST_WAIT_MS, Math.round(random * Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS)));

/** Tells whether its key may be forgotten. Its age is by the services' clock, as far as that was known. */
export function isOld({ writtenAt, clockOff }: Entry, now: number, clockOffNow: number | null): boolean {
  const written = writtenAt + (clockOff ?? clockOffNow ?? 0);
  return now + (clockOffNow ?? 0) - written > SENT_WITHIN_MS;
}

/** Tells whether the device's clock was wrong when it was written: then its day may be, too. */
export const isClockWrong = ({ clockOff }: Entry): boolean => Math.abs(clockOff ?? 0) > CLOCK_OFF_MS;

/** The names of a body's fields that a thing has otherwise. */
export const differing = (body: Body, thing: Body): string[] =>
  Object.keys(body).filter((name) => !isSame(body[name], fieldOf(thing, name)));

/** A thing's field as a body names it: what a body names by ids the thing has whole. */
export function fieldOf(thing: Body, name: string): unknown {
  if (name in thing || !name.endsWith('_ids')) return thing[name];
  const named = thing[`${name.slice(0, -'_ids'.length)}s`];
  return Array.isArray(named) ? named.map((one: unknown) => (one as { id?: unknown }).id ?? one) : undefined;
}

/** Those fields of a thing that a body has. */
export const fieldsOf = (body: Body, thing: object): Body =>
  Object.fromEntries(Object.keys(body).map((name) => [name, fieldOf(thing as Body, name) ?? null]));

/** Compares as far as the written value goes: a thing has more of what it names, a part's name for one. */
function isSame(written: unknown, there: unknown): boolean {
  if (isNothing(written) || isNothing(there)) return isNothing(written) && isNothing(there);
  if (Array.isArray(written))
    return (
      Array.isArray(there) && written.length === there.length && written.every((one, at) => isSame(one, there[at]))
    );
  if (typeof written === 'object' && typeof there === 'object')
    return Object.entries(written as Body).every(([name, value]) => isSame(value, (there as Body)[name]));
  return String(written) === String(there);
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';
