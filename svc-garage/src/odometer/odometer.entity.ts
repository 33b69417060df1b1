import type { OdometerFact } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/fields';
import type { OwnerId } from '@carnet/rest';

/** Sources of readings in records of other services that have another subject. */
export const RECORD_SOURCES = ['track-day', 'modification', 'issue', 'fill-up'] as const;
export type RecordSource = (typeof RECORD_SOURCES)[number];

/**
 * Sources of a reading: a completed service event, the beginning of an ownership, a paper, another record, the mileage in the vehicle's own form, or a reading
 * entered by hand.
 */
export const READING_SOURCES = [
  ...(['service-event', 'purchase', 'document'] as const),
  ...RECORD_SOURCES,
  ...(['vehicle', 'by-hand'] as const),
] as const;
export type ReadingSource = (typeof READING_SOURCES)[number];

/** An owner's judgement of a reading: it is right, it is a typing error, or it is an estimate without a look at the odometer. */
export const STANDINGS = ['as-read', 'typing-error', 'estimate'] as const;
export type Standing = (typeof STANDINGS)[number];

/** The effect of a reading: by the owner's judgement; `corrected` is a typing error with a known right value. */
export const COUNTED_AS = [...STANDINGS, 'corrected'] as const;
export type CountedAs = (typeof COUNTED_AS)[number];

/** Kinds of chapters: changes of the odometer, spans of days, and judgements of one reading. */
export const CHAPTER_KINDS = [
  'replaced',
  'rolled-over',
  'unit-changed',
  'unknown-mileage',
  'laid-up',
  'typing-error',
  'estimate',
  'confirmed',
] as const;
export type ChapterKind = (typeof CHAPTER_KINDS)[number];

/** Units of distance; an odometer that counts hours never changes its unit. */
export const INSTRUMENT_UNITS = ['mi', 'km'] as const;
export type InstrumentUnit = (typeof INSTRUMENT_UNITS)[number];

/** A reading of a vehicle's odometer on a day. */
export interface Reading {
  source: ReadingSource;
  /** The id of the service event, paper, other record or ownership chapter, or of the row in `odometer_readings`. */
  id: number;
  /** `YYYY-MM-DD` */
  read_on: string;
  /** Its precision (EDTF); null for an exact day. */
  read_on_edtf?: string | null;
  value: number;
  standing: CountedAs;
  /** The value as first entered, if another value counts. */
  written_value: number | null;
}

/** A statement about a vehicle's mileage: a reading, or the mileage of an event without a day. */
export interface MileageStatement extends Omit<Reading, 'read_on'> {
  read_on: string | null;
  /** The sequence number of its entry; null if unknown. */
  said?: number | null;
}

/** A change of the odometer on a day; a span of days with unknown mileage or without use; or a judgement of a reading. */
export interface Chapter {
  id: number;
  kind: ChapterKind;
  from_date: string;
  /** The last day of a span; null while it lasts. */
  to_date: string | null;
  /** The odometer's last value before it was replaced or rolled over. */
  last_value: number | null;
  /** The first value after the replacement or rollover. */
  first_value: number | null;
  /** The unit until then, if it was another one. */
  unit_before: InstrumentUnit | null;
  /** The judged reading, and its value at that time. */
  reading_source: ReadingSource | null;
  reading_id: number | null;
  read_value: number | null;
  /** The right value of a typing error. */
  corrected_value: number | null;
  /** The earlier reading of a confirmed pair, and its value. */
  earlier_source: ReadingSource | null;
  earlier_id: number | null;
  earlier_value: number | null;
}

/** A row of `odometer_readings`. */
export interface StoredReading {
  owner_id: OwnerId;
  id: number;
  vehicle_id: number;
  source: Extract<ReadingSource, 'vehicle' | 'by-hand'>;
  read_on: string;
  value: number;
  standing: Standing;
  written_value: number | null;
  note: string | null;
  version: number;
}

/** A row of `odometer_chapters`. */
export interface StoredChapter extends Chapter {
  owner_id: OwnerId;
  vehicle_id: number;
  evidence: string | null;
  version: number;
}

/** All readings and chapters of one vehicle's odometer, as entered. */
export interface Ledger {
  owner_id: OwnerId;
  /** The id of the vehicle. */
  id: number;
  odometer_unit: OdometerUnit;
  /** The version of its last published fact. */
  version: number;
  current_mileage: number | null;
  /** True if the mileage may come from an entry without a reading, from before the ledger existed. */
  untraced: boolean;
  readings: (Reading & MileageStatement)[];
  /** Mileages of completed events without a day. */
  undated: MileageStatement[];
  chapters: Chapter[];
}

/** The fact of an odometer. It has its own version, because it does not change the vehicle. */
export interface OdometerTold {
  owner_id: OwnerId;
  version: number;
  body: OdometerFact;
}
