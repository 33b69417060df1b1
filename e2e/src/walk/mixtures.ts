import { makerOf } from './kinds.js';
import type { Filling } from './requests.js';
import type { Fixtures } from './fixtures.js';
import type { Slot } from './slots.js';

type Whose = 'own' | 'foreign' | 'missing' | 'none';

/** For each slot of a route, whose id is put into it. */
export type Mixture = ReadonlyMap<Slot, Whose>;

/** An id that fits its column and that nothing has. */
export const MISSING = 2_147_483_646;

/** Every mixture of own, foreign and missing ids that is not all one's own. */
export function mixtures(slots: readonly Slot[]): Mixture[] {
  const all = slots.reduce<Mixture[]>(
    (some, slot) => some.flatMap((mixture) => choices(slot).map((whose) => new Map([...mixture, [slot, whose]]))),
    [new Map()],
  );
  return all.filter((mixture) => [...mixture.values()].some((whose) => whose === 'foreign' || whose === 'missing'));
}

/** A thing that nobody can have yet is named as a missing one, or not at all. */
const choices = (slot: Slot): Whose[] => (makerOf(slot.kind) ? ['own', 'foreign', 'missing'] : ['none', 'missing']);

export const allOwn = (slots: readonly Slot[]): Mixture =>
  new Map(slots.map((slot) => [slot, makerOf(slot.kind) ? 'own' : 'none']));

export const hasForeign = (mixture: Mixture): boolean => [...mixture.values()].includes('foreign');

/** The same with a missing id wherever there was a foreign one: who asks must not see a difference. */
export const asMissing = (mixture: Mixture): Mixture =>
  new Map([...mixture].map(([slot, whose]) => [slot, whose === 'foreign' ? 'missing' : whose]));

/** Two ids of one kind come from two sets, so that a thing is never moved into itself. */
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

/** For a person who reads why a test failed. */
export const describe = (mixture: Mixture): string =>
  [...mixture].map(([slot, whose]) => `${slot.at} in ${slot.in}: ${whose}`).join(', ');
