import { makerOf } from './kinds.js';
import type { Filling } from './requests.js';
import type { Fixtures } from './fixtures.js';
import type { Slot } from './slots.js';

type Whose = 'own' | 'foreign' | 'missing' | 'none';

/** The owner of the id to use in each slot of a route. */
export type Mixture = ReadonlyMap<Slot, Whose>;

/** A valid id that no record has. */
export const MISSING = 2_147_483_646;

/** Every combination of own, foreign and missing ids, except all own. */
export function mixtures(slots: readonly Slot[]): Mixture[] {
  const all = slots.reduce<Mixture[]>(
    (some, slot) => some.flatMap((mixture) => choices(slot).map((whose) => new Map([...mixture, [slot, whose]]))),
    [new Map()],
  );
  return all.filter((mixture) => [...mixture.values()].some((whose) => whose === 'foreign' || whose === 'missing'));
}

/** If records of a kind cannot be created yet, its id is missing or left out. */
const choices = (slot: Slot): Whose[] => (makerOf(slot.kind) ? ['own', 'foreign', 'missing'] : ['none', 'missing']);

export const allOwn = (slots: readonly Slot[]): Mixture =>
  new Map(slots.map((slot) => [slot, makerOf(slot.kind) ? 'own' : 'none']));

export const hasForeign = (mixture: Mixture): boolean => [...mixture.values()].includes('foreign');

/** The same with missing ids instead of foreign ones. Both must get the same response. */
export const asMissing = (mixture: Mixture): Mixture =>
  new Map([...mixture].map(([slot, whose]) => [slot, whose === 'foreign' ? 'missing' : whose]));

/** Two ids of one kind come from two sets, so that a record is never moved into itself. */
export function fill(mixture: Mixture, own: readonly Fixtures[], foreign: readonly Fixtures[]): Filling {
  const seen: Partial<Record<string, number>> = {};
  const filling = new Map<Slot, number>();
  for (const [slot, whose] of mixture) {
    const nth = (seen[slot.kind] = (seen[slot.kind] ?? -1) + 1);
    const sets = whose === 'own' ? own : foreign;
    if (whose === 'none') continue;
    filling.set(slot, whose === 'missing' ? MISSING : (sets[nth % sets.length]?.[slot.kind] ?? MISSING));
  }
  return filling;
}

/** Text for the message of a failed test. */
export const describe = (mixture: Mixture): string =>
  [...mixture].map(([slot, whose]) => `${slot.at} in ${slot.in}: ${whose}`).join(', ');
