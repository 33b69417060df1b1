import { checkedAs } from '@carnet/fields';
import { type CheckedEntry, checkedEntry, entriesOfFile, isEntry, wellFormed, wholeNumber } from '@carnet/imports';
import * as m from '../messages/odometer.js';
import { notFound } from '../messages/vehicle.js';
import { CreateOdometerReading } from './odometer.dto.js';

/** A reading by hand, to be inserted. */
export interface NewHandReading {
  vehicle_id: number;
  read_on: string;
  value: number;
  standing: string;
  note: string | null;
}

export type CheckedReading = CheckedEntry<{ reading: NewHandReading }>;

/** The entries of an import file. */
export const entriesOf = (body: unknown): unknown[] =>
  entriesOfFile(body, { send: m.sendReadings, none: m.noReadings, tooMany: m.tooManyReadings });

/** Validates one entry as a reading by hand, except for its vehicle. */
export const checked = (entry: unknown, index: number): CheckedReading =>
  checkedEntry(index, () => ({ reading: toReading(isEntry(entry) ? entry : {}) }));

/** Rejects an entry whose vehicle is not among these. */
export const ofVehicles = (entry: CheckedReading, known: ReadonlySet<number>): CheckedReading =>
  'why' in entry || known.has(entry.reading.vehicle_id) ? entry : { index: entry.index, why: notFound };

function toReading(entry: Record<string, unknown>): NewHandReading {
  const loose = { ...entry, value: wholeNumber(entry.value), note: wellFormed(entry.note) };
  const input = checkedAs(CreateOdometerReading, loose);
  const { vehicle_id, read_on, value, standing = 'as-read', note = null } = input;
  return { vehicle_id, read_on, value, standing, note };
}
