import type { WithheldFields } from '@carnet/journal';
import type { Language } from '@carnet/messages';

/** The states of a passport. A passport is being made in the states between `queued` and `ready`. */
export const PASSPORT_STATES = ['queued', 'collecting', 'packing', 'ready', 'failed'] as const;
export type PassportState = (typeof PASSPORT_STATES)[number];

/** The parts of a history that a passport may leave out. */
export const WITHHELD_OF_PASSPORTS = ['costs', 'notes', 'names', 'papers', 'photos'] as const satisfies readonly (
  | WithheldFields
  | 'papers'
  | 'photos'
)[];
export type WithheldOfPassport = (typeof WITHHELD_OF_PASSPORTS)[number];

export interface PassportOptions {
  withhold: WithheldOfPassport[];
  /** Ids of papers that are withheld. */
  withhold_papers: number[];
}

/** The order for a passport. */
export interface WantedPassport {
  vehicle_id: number;
  options: PassportOptions;
  language: Language;
  issued_on: string;
}

/** Counts of a passport's content. */
export interface PassportCounts {
  /** Rows of all lists together. */
  rows: number;
  /** Photos and papers. */
  files: number;
  /** Withheld files, of which only the hash is included. */
  withheld: number;
  /** Files whose bytes are lost. */
  missing: number;
  /** The number of journal entries. */
  entries: number;
}

/** The properties of a passport that are needed to fetch its file. */
export interface PassportFile {
  sha256: string | null;
  bytes: number | null;
  make: string;
  model: string;
  year: number;
  issued_on: string;
}
