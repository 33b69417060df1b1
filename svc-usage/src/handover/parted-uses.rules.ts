import type { OwnerId } from '@carnet/rest';
import type { EntryFields } from '../entries/entry.entity.js';
import { usesInPlaceOf } from '../fitments/fitments-gone.rules.js';
import type { FollowedComponent, Garage } from '../life/followed.repository.js';
import { type StoredEntry, travellingEntries } from '../passports/travelling-entries.rules.js';

/** A handover of a vehicle, with the components of the giver. */
export interface Parting {
  from: OwnerId;
  to: OwnerId;
  vehicle_id: number;
  with_notes: boolean;
  /** Components that move. */
  own: ReadonlySet<number>;
  /** Copies that move, by the id of the component that stays. */
  copies: ReadonlyMap<number, number>;
}

export type PartedEntry = EntryFields & { owner_id: OwnerId };

/**
 * Entries to store when components and vehicles are separated by a handover. A component of the giver keeps its use on the moving vehicle as entries; a moving
 * component keeps its use on the giver's other vehicles. A copy gets the entries that a passport would contain (ADR 142).
 * @param stored entries of the copied components, by component id
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
