import type { HistoryEntry } from '@carnet/mf-kit/pages';
import type { Vehicle } from '../lookups';
import type { Odometer, Reading } from '../odometer';
import type { Chapter, Provenance } from '../provenance';

/** The garage's own data about a vehicle's past. */
export interface Past {
  vehicle: Pick<Vehicle, 'year' | 'birth_date' | 'purchase_date' | 'color'>;
  odometer: Pick<Odometer, 'readings' | 'chapters' | 'odometer_unit'>;
  provenance: Pick<Provenance, 'ownership'>;
}

const counts = ({ standing }: Pick<Reading, 'standing'>): boolean => standing !== 'typing-error';

/** Readings without typing errors, oldest first. */
const readingsOf = ({ readings }: Past['odometer']): Reading[] =>
  readings.filter(counts).toSorted((a, b) => a.read_on.localeCompare(b.read_on) || a.value - b.value);

/** The first known day of a vehicle's history: built, first owned, or first read. Never after today. */
export function beginOf({ vehicle, odometer, provenance }: Past, today: string): string {
  const made = vehicle.birth_date ?? `${String(vehicle.year).padStart(4, '0')}-01-01`;
  const days = [
    made,
    ...provenance.ownership.flatMap(({ from_date }) => from_date ?? []),
    ...readingsOf(odometer).map(({ read_on }) => read_on),
  ];
  const first = days.reduce((one, other) => (other < one ? other : one));
  return first < today ? first : today;
}

/** Days on which something changed, oldest first, from the beginning to today. */
export function stopsOf(past: Past, today: string): string[] {
  const { vehicle, odometer, provenance } = past;
  const days = [
    beginOf(past, today),
    vehicle.birth_date,
    vehicle.purchase_date,
    ...provenance.ownership.flatMap(({ from_date, to_date }) => [from_date, to_date]),
    ...odometer.chapters.map(({ from_date }) => from_date),
    ...readingsOf(odometer).map(({ read_on }) => read_on),
    today,
  ];
  return [...new Set(days.filter((day): day is string => day !== null && day <= today))].sort();
}

/** The odometer on a day: the reading of that day, and the readings before and after it. */
export interface MileageThen {
  read: Reading | null;
  before: Reading | null;
  after: Reading | null;
  /** The instrument was changed between the two readings, so neither limits the value in between. */
  changed: boolean;
  /** The owner has stated that the true mileage of that time is unknown. */
  unknown: boolean;
}

export function mileageThen(odometer: Past['odometer'], on: string): MileageThen {
  const readings = readingsOf(odometer);
  const before = readings.findLast(({ read_on }) => read_on < on) ?? null;
  const after = readings.find(({ read_on }) => read_on > on) ?? null;
  const [from, to] = [before?.read_on ?? '', after?.read_on ?? '9999-12-31'];
  return {
    ...{ before, after },
    read: readings.findLast(({ read_on }) => read_on === on) ?? null,
    changed: odometer.chapters.some(
      ({ kind, from_date }) => INSTRUMENTS.includes(kind) && from_date >= from && from_date <= to,
    ),
    unknown: odometer.chapters.some(
      ({ kind, from_date, to_date }) =>
        kind === 'unknown-mileage' && from_date <= on && (to_date === null || to_date >= on),
    ),
  };
}

const INSTRUMENTS: readonly string[] = ['replaced', 'rolled-over', 'unit-changed'];

/** The chapter of ownership on a day. If several match, the last one. */
export const ownerOn = ({ ownership }: Past['provenance'], on: string): Chapter | null =>
  ownership.findLast(
    ({ from_date, to_date }) =>
      (from_date !== null || to_date !== null) &&
      (from_date === null || from_date <= on) &&
      (to_date === null || to_date > on),
  ) ?? null;

/** Names for a number plate, in the six languages. */
const PLATE =
  /plate|registration|licen[cs]e|\breg(?:o|\.|\b)|\bkfz\b|kennzeichen|nummernschild|kontrollschild|immatriculation|plaque|targa|immatricolazione|matr[ií]cula|placa|ナンバー|登録|車番/iu;

/** Number plates among a vehicle's numbers. They have no dates. */
export const platesOf = ({ identities }: Pick<Provenance, 'identities'>): string[] => [
  ...new Set(
    identities
      .filter(({ kind, name }) => kind === 'other' && PLATE.test(name ?? ''))
      .flatMap(({ as_built, as_fitted }) => as_fitted ?? as_built ?? []),
  ),
];

/** True if a date of the chapter is not exact. */
export const isAbout = ({ from_date_edtf, to_date_edtf, from_date }: Chapter): boolean =>
  from_date_edtf !== null || to_date_edtf !== null || from_date === null;

/** The value of a field on a day, reconstructed from the journal. Changes before the record was created are unknown. */
export interface FieldThen {
  value: string | null;
  /** The day on which the record was created, if that is after the requested day. */
  recordedOn: string | null;
}

/** @param changes newest first, each with its day @param createdOn day on which the record was created */
export function fieldOn(
  name: string,
  now: string | null,
  changes: readonly (Pick<HistoryEntry, 'action' | 'changes'> & { day: string })[],
  on: string,
  createdOn: string,
): FieldThen {
  let value = now;
  for (const { day, action, changes: fields } of changes) {
    const change = fields.find((one) => one.name === name);
    if (day > on && action === 'changed' && change) value = change.before;
  }
  return { value, recordedOn: on < createdOn ? createdOn : null };
}
