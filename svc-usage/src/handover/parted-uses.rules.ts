import type { OwnerId } from '@carnet/rest';
import type { EntryFields } from '../entries/entry.entity.js';
import { usesInPlaceOf } from '../fitments/fitments-gone.rules.js';
import type { FollowedComponent, Garage } from '../life/followed.repository.js';
import { type StoredEntry, travellingEntries } from '../passports/travelling-entries.rules.js';

/** A vehicle that is handed over, and the components of its giver. */
export interface Parting {
  from: OwnerId;
  to: OwnerId;
  vehicle_id: number;
  with_notes: boolean;
  /** Components that go along. */
  own: ReadonlySet<number>;
  /** Copies that go along, by the components that stay. */
  copies: ReadonlyMap<number, number>;
}

export type PartedEntry = EntryFields & { owner_id: OwnerId };

/**
 * Entries to be stored where components and vehicles are parted. What a component of the giver's ran on the vehicle that goes stays with it as uses, and what one
 * that goes was driven on the giver's other vehicles goes with it. A copy has the entries that a passport would have (ADR 142).
 * @param stored entries of the components that are copied, by those
 */
export function partedEntries(
  { components, ledgers }: Garage,
  stored: ReadonlyMap<number, readonly StoredEntry[]>,
  { from, to, vehicle_id, with_notes, own, copies }: Parting,
): PartedEntry[] {
  const copied = (one: FollowedComponent, copy: number): PartedEntry[] =>
    travellingEntries(one, stored.get(one.id) ?? [], ledgers, vehicle_id).map(({ id: _id, ...entry }) => ({
      ...{ ...entry, owner_id: to, component_id: copy, note: with_notes ? entry.note : null },
    }));
  return components.flatMap((one) => {
    const copy = copies.get(one.id);
    const driven = one.driven.map((drive) => drive.vehicle_id).filter((id) => id !== vehicle_id);
    const left = own.has(one.id) ? [...new Set(driven)] : [vehicle_id];
    const uses = usesInPlaceOf(one, ledgers, left).map((use) => ({ ...use, owner_id: from }));
    return copy === undefined ? uses : [...uses, ...copied(one, copy)];
  });
}
