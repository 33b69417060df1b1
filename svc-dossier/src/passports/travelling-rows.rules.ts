import type { PassportList } from '@carnet/journal';
import type { Row } from '../packing/spooled-list.js';
import type { PassportOptions } from './passport.entity.js';

/** Fields of a list that a passport with these options does not have. */
export function withheldFields(list: PassportList, { withhold }: Pick<PassportOptions, 'withhold'>): string[] {
  const kinds = Object.entries(list.withheld ?? {}).filter(([kind]) => (withhold as string[]).includes(kind));
  return kinds.flatMap(([, fields]) => fields);
}

/** A row as it travels: without what is withheld, and what is of the garage. */
export function travelling(row: Row, list: PassportList, options: PassportOptions): Row {
  const without = new Set([...(list.stays ?? []), ...withheldFields(list, options)]);
  const instead = Object.entries(list.instead ?? {}).filter(([kind]) => (options.withhold as string[]).includes(kind));
  const kept = Object.entries(row).filter(([name]) => !without.has(name));
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(instead.flatMap(([, values]) => Object.entries(values))),
  };
}

/** Tells whether a row is of this vehicle, and not in the trash. */
export const isOfVehicle = (row: Row, { vehicle }: PassportList, vehicleId: number): boolean =>
  (vehicle === 'asked' || row[vehicle] === vehicleId) && (row.deleted_at ?? null) === null;

/** The places that a paper hides in dossiers; null where nobody has looked through it. */
interface Hiding {
  id: number;
  hidden?: readonly unknown[] | null;
}

/**
 * Tells whether a paper stays: where its owner says so, where something of it is hidden, or where fields are withheld that it may show and nobody has
 * looked through it.
 */
export function paperStays({ id, hidden = null }: Hiding, { withhold, withhold_papers }: PassportOptions): boolean {
  if (withhold.includes('papers') || withhold_papers.includes(id)) return true;
  if (hidden !== null) return hidden.length > 0;
  return withhold.some((what) => what === 'costs' || what === 'names');
}
