import type { OdometerFact } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/fields';
import type { OwnerId } from '@carnet/rest';

/** The records of other services that are about something else, and may say what the odometer showed. */
export const RECORD_SOURCES = ['track-day', 'modification', 'issue', 'fill-up'] as const;
export type RecordSource = (typeof RECORD_SOURCES)[number];

/**
 * Sources of a reading: a completed service event, the beginning of an ownership, a paper, another record, the mileage in the vehicle's own form, or
 * a reading by hand.
 */
export const READING_SOURCES = [
  ...(['service-event', 'purchase', 'document'] as const),
  ...RECORD_SOURCES,
  ...(['vehicle', 'by-hand'] as const),
] as const;
export type ReadingSource = (typeof READING_SOURCES)[number];

/** Standings that an owner gives a reading: it is right, it was written down wrong, or nobody looked at the instrument. */
export const STANDINGS = ['as-read', 'typing-error', 'estimate'] as const;
export type Standing = (typeof STANDINGS)[number];

/** Ways in which a reading counts: as its owner says; `corrected` is a typing error whose right value is known. */
export const COUNTED_AS = [...STANDINGS, 'corrected'] as const;
export type CountedAs = (typeof COUNTED_AS)[number];

/** Kinds of chapters: changes of the instrument, a span of days, and words of the owner about one reading. */
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

/** Units in which an instrument counts; one that counts hours counts nothing else. */
export const INSTRUMENT_UNITS = ['mi', 'km'] as const;
export type InstrumentUnit = (typeof INSTRUMENT_UNITS)[number];

/** A reading of a vehicle's instrument on a day. */
export interface Reading {
  source: ReadingSource;
  /** The id of the service event, the paper, the other record, the ownership chapter, or of the row in `odometer_readings`. */
  id: number;
  /** `YYYY-MM-DD` */
  read_on: string;
  /** Its precision (EDTF); null for an exact day. */
  read_on_edtf?: string | null;
  value: number;
  standing: CountedAs;
  /** The value that was written down at first, if it is not the one that counts. */
  written_value: number | null;
}

/** A statement about a vehicle's mileage: a reading, or the mileage of an event that has no day. */
export interface MileageStatement extends Omit<Reading, 'read_on'> {
  read_on: string | null;
  /** Its place in the order in which mileages were said; null where that is not known. */
  said?: number | null;
}

/** A change of the instrument on a day; a span of days of mileage that nobody knows, or of standing still; or what is said of a reading. */
export interface Chapter {
  id: number;
  kind: ChapterKind;
  from_date: string;
  /** The end of a span; null while it lasts. */
  to_date: string | null;
  /** The last reading of the instrument before it was replaced or rolled over. */
  last_value: number | null;
  /** The first reading after that. */
  first_value: number | null;
  /** The unit in which the instrument counted until then, where that was another one. */
  unit_before: InstrumentUnit | null;
  /** The reading that it is said of, and what that reading said then. */
  reading_source: ReadingSource | null;
  reading_id: number | null;
  read_value: number | null;
  /** The value that a typing error should have had. */
  corrected_value: number | null;
  /** The reading at which a way began that is right as it is, and that reading's value. */
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

/** All that is known of one vehicle's instrument, as it was written down. */
export interface Ledger {
  owner_id: OwnerId;
  /** The id of the vehicle. */
  id: number;
  odometer_unit: OdometerUnit;
  /** The version of its last fact. */
  version: number;
  current_mileage: number | null;
  /** True if its mileage may be somebody's word that no reading tells, from before there was a ledger. */
  untraced: boolean;
  readings: (Reading & MileageStatement)[];
  /** Mileages of completed events without a day. */
  undated: MileageStatement[];
  chapters: Chapter[];
}

/** The fact of an odometer, in a version of its own: no vehicle changes by it. */
export interface OdometerTold {
  owner_id: OwnerId;
  version: number;
  body: OdometerFact;
}
