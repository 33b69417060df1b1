import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { type Vehicle, vehicleName } from '../lookups';
import { plain, type Table, textsIn, vehiclesIn } from './tables.rules';
import { unitIn } from './values.rules';

/** Data of a vehicle in a file. Missing values are empty. */
export interface FiledVehicle extends Record<'name' | 'make' | 'model' | 'year' | 'vin' | 'plate', string> {
  /** The product's key for the vehicle, if rows use it instead of the name. */
  id?: string;
  unit: OdometerUnit | null;
}

/** Rows of one vehicle: those with its name in the file, or all rows if the file names none. */
export interface Subject {
  /** Index of the file. */
  file: number;
  called: string | null;
  vehicle: FiledVehicle | null;
}

/** Vehicles with rows in a file, the one with most rows first. Tables in `beside`, of the same product, may describe them. */
export function subjectsOf(tables: readonly Table[], file: number, beside: readonly Table[] = []): Subject[] {
  const described = tables.flatMap(describedIn);
  const names = vehiclesIn(tables);
  if (names.length === 0) return [{ file, called: null, vehicle: described.length === 1 ? described[0]! : null }];
  const all = [...described, ...beside.flatMap(describedIn)];
  return names.map((called) => ({
    ...{ file, called },
    vehicle: all.find(({ id, name }) => plain(id ?? name) === plain(called)) ?? {
      ...NOTHING_SAID,
      ...(VIN.test(called) ? { vin: called } : { name: isNumber(called) ? '' : called }),
    },
  }));
}

const VIN = /^[A-HJ-NPR-Z0-9]{17}$/i;

/** True for a product's number or id of a vehicle, which means nothing to a person. */
const isNumber = (called: string): boolean => /^\d+$|^[\da-f]{8}-[\da-f-]{27}$/i.test(called);

/** Name of a file's vehicle for display; may be empty. */
export const nameOfSubject = ({ called, vehicle }: Subject): string =>
  vehicle?.name || [vehicle?.make, vehicle?.model, vehicle?.year].filter(Boolean).join(' ') || called || '';

const NOTHING_SAID: FiledVehicle = { name: '', make: '', model: '', year: '', vin: '', plate: '', unit: null };

/** Vehicles that a table describes, one per row. */
function describedIn({ header, rows, format, facts }: Table): FiledVehicle[] {
  const columns = format?.vehicles;
  if (!columns) return [];
  return rows.map(({ cells }) => {
    const text = (said: readonly string[] | number | undefined): string => textsIn(header, cells, said)[0] ?? '';
    const { id, name, make, model, year, vin, plate, unit } = columns;
    return {
      ...(id && { id: text(id) }),
      ...{ name: text(name), make: text(make), model: text(model), vin: text(vin), plate: text(plate) },
      year: /^\d{4}$/.test(text(year)) ? text(year) : '',
      unit:
        textsIn(header, cells, unit).map(unitIn).find(Boolean) ??
        facts?.unit ??
        facts?.likelyUnit ??
        format.unit ??
        null,
    };
  });
}

type Fits = (filed: FiledVehicle, vehicle: Vehicle) => boolean;

const isSame = (one: string, other: string | number | null | undefined): boolean =>
  one !== '' && bare(one) === bare(String(other ?? ''));
const bare = (text: string): string => plain(text).replace(/[\s.-]/g, '');

/**
 * Criteria that match a file's vehicle to one of the person's, most reliable first. Plates have no field, so they are searched in the texts where people write
 * them.
 */
const WAYS: readonly Fits[] = [
  ({ vin }, vehicle) => isSame(vin, vehicle.vin),
  ({ plate }, { nickname, notes, description }) =>
    bare(plate).length > 3 && [nickname, notes, description].some((text) => bare(text ?? '').includes(bare(plate))),
  ({ name }, { nickname }) => isSame(name, nickname),
  ({ make, model, year }, vehicle) =>
    isSame(make, vehicle.make) && isSame(model, vehicle.model) && isSame(year, vehicle.year),
  ({ name }, vehicle) =>
    isSame(name, vehicleName(vehicle)) ||
    isSame(name, `${vehicle.make} ${vehicle.model}`) ||
    isSame(name, `${vehicle.make} ${vehicle.model} ${vehicle.year}`),
];

/** The person's vehicle that matches; null if none or several do. */
export function matchOf(filed: FiledVehicle | null, vehicles: readonly Vehicle[]): Vehicle | null {
  if (!filed) return null;
  for (const fits of WAYS) {
    const found = vehicles.filter((vehicle) => fits(filed, vehicle));
    if (found.length > 0) return found.length === 1 ? found[0]! : null;
  }
  return null;
}

/** Values needed to create a vehicle from a file. */
export interface VehicleDraft extends Record<'make' | 'model' | 'year', string> {
  unit: OdometerUnit;
}

export const draftOf = (filed: FiledVehicle | null, usual: OdometerUnit): VehicleDraft => ({
  ...{ make: filed?.make ?? '', model: filed?.model ?? '', year: filed?.year ?? '' },
  unit: filed?.unit ?? usual,
});

const EARLIEST_YEAR = 1900;

export const isWhole = ({ make, model, year }: VehicleDraft, thisYear: number): boolean =>
  make.trim() !== '' && model.trim() !== '' && Number(year) >= EARLIEST_YEAR && Number(year) <= thisYear + 1;
