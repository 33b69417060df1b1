import type { PassportList } from '@carnet/journal';
import type { Row } from '../packing/spooled-list.js';
import type { PassportOptions } from './passport.entity.js';

/** Fields of a list that these options withhold. */
export function withheldFields(list: PassportList, { withhold }: Pick<PassportOptions, 'withhold'>): string[] {
  const kinds = Object.entries(list.withheld ?? {}).filter(([kind]) => (withhold as string[]).includes(kind));
  return kinds.flatMap(([, fields]) => fields);
}

/** A row as exported: without withheld fields and fields of the owner's collections. */
export function travelling(row: Row, list: PassportList, options: PassportOptions): Row {
  const without = new Set([...(list.stays ?? []), ...withheldFields(list, options)]);
  const instead = Object.entries(list.instead ?? {}).filter(([kind]) => (options.withhold as string[]).includes(kind));
  const kept = Object.entries(row).filter(([name]) => !without.has(name));
  return {
    ...Object.fromEntries(kept),
    ...Object.fromEntries(instead.flatMap(([, values]) => Object.entries(values))),
  };
}

/** Returns true if a row belongs to this vehicle and is not in the trash. */
export const isOfVehicle = (row: Row, { vehicle }: PassportList, vehicleId: number): boolean =>
  (vehicle === 'asked' || row[vehicle] === vehicleId) && (row.deleted_at ?? null) === null;

/** A paper with its hidden areas in dossiers; `hidden` is null if its owner has not reviewed it. */
interface Hiding {
  id: number;
  hidden?: readonly unknown[] | null;
}

/** Returns true if a paper is withheld: if its owner chose so, if an area of it is hidden, or if it may show withheld fields and was not reviewed. */
export function paperStays({ id, hidden = null }: Hiding, { withhold, withhold_papers }: PassportOptions): boolean {
  if (withhold.includes('papers') || withhold_papers.includes(id)) return true;
  if (hidden !== null) return hidden.length > 0;
  return withhold.some((what) => what === 'costs' || what === 'names');
}
