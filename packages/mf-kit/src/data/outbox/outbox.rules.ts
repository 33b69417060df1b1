import type { Body, Entry } from './entry';
import { standInOf, standInsIn } from './stand-in.rules';

const DAY_MS = 24 * 3600 * 1000;
/** Services remember an outbox key for 30 days. One day is left for clock differences. */
const SENT_WITHIN_MS = 29 * DAY_MS;
/** A clock error above this is shown to the person. */
const CLOCK_OFF_MS = 5 * 60 * 1000;
const LEAST_WAIT_MS = 250;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 5 * 60 * 1000;

/** Entries grouped by vehicle, in the order in which they were written. */
export function lanesOf(entries: readonly Entry[]): Entry[][] {
  const lanes = new Map<number, Entry[]>();
  for (const entry of entries) lanes.set(entry.note.vehicle, [...(lanes.get(entry.note.vehicle) ?? []), entry]);
  return [...lanes.values()];
}

/** Entries whose things a body names. They are sent first. */
export function waitsFor(body: Body, entries: readonly Entry[]): Entry[] {
  const named = standInsIn(body);
  return named.length === 0 ? [] : entries.filter(({ id, thing }) => thing === null && named.includes(standInOf(id)));
}

/**
 * Milliseconds before the next try: a random part of 2 s, 4 s, … 5 min, plus the time that a service asks for. The random part spreads phones that
 * lost the network together. `random` is at least 0 and less than 1.
 */
export const waitAfter = (tries: number, retryAfter: number | null, random: number): number =>
  (retryAfter ?? 0) * 1000 +
  Math.max(LEAST_WAIT_MS, Math.round(random * Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS)));

/** Tells whether services may have forgotten its key. The age is by the services' clock if that is known. */
export function isOld({ writtenAt, clockOff }: Entry, now: number, clockOffNow: number | null): boolean {
  const written = writtenAt + (clockOff ?? clockOffNow ?? 0);
  return now + (clockOffNow ?? 0) - written > SENT_WITHIN_MS;
}

/** Tells whether the device's clock was wrong when the entry was written. Its day may then be wrong, too. */
export const isClockWrong = ({ clockOff }: Entry): boolean => Math.abs(clockOff ?? 0) > CLOCK_OFF_MS;

/** Names of the fields whose values differ between a body and a thing. */
export const differing = (body: Body, thing: Body): string[] =>
  Object.keys(body).filter((name) => !isSame(body[name], fieldOf(thing, name)));

/** The thing's value of a body field. A body names other things by their ids (`part_ids`); the thing holds them whole (`parts`). */
export function fieldOf(thing: Body, name: string): unknown {
  if (name in thing || !name.endsWith('_ids')) return thing[name];
  const named = thing[`${name.slice(0, -'_ids'.length)}s`];
  return Array.isArray(named) ? named.map((one: unknown) => (one as { id?: unknown }).id ?? one) : undefined;
}

/** The fields of a thing that a body has. */
export const fieldsOf = (body: Body, thing: object): Body =>
  Object.fromEntries(Object.keys(body).map((name) => [name, fieldOf(thing as Body, name) ?? null]));

/** Compares only the fields of the written value: the thing may hold more, such as a part's name. */
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
