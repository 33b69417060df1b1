import { type Component, ONE_OF_A_KIND } from '../components/component.entity.js';
import type { FitmentFields } from '../fitments/fitment.entity.js';

/** A fitment with the kind of its component. */
export type Placed = Omit<FitmentFields, 'note'> & { id: number } & Pick<Component, 'kind'>;

/** Tells whether two fitments need the same place on a vehicle. Tyres with unknown positions may need any place. */
export function isSamePlace(one: Placed, other: Placed): boolean {
  if (one.vehicle_id !== other.vehicle_id || one.kind !== other.kind) return false;
  if (ONE_OF_A_KIND.includes(one.kind)) return true;
  if (one.kind === 'tyres' && (one.positions.length === 0 || other.positions.length === 0)) return true;
  const folded = (position: string): string => position.toLocaleLowerCase('en');
  const taken = new Set(other.positions.map(folded));
  return one.positions.some((position) => taken.has(folded(position)));
}
