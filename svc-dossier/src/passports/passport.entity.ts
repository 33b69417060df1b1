import type { WithheldFields } from '@carnet/journal';
import type { Language } from '@carnet/messages';

/** The states of a passport. Those between `queued` and `ready` are being made. */
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
  /** Papers that stay, by their id. */
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
  /** Rows of all lists. */
  rows: number;
  /** Photos and papers. */
  files: number;
  /** Those that stay, of which it has the hash. */
  withheld: number;
  /** Those of which the bytes are lost. */
  missing: number;
  /** Entries of the journal. */
  entries: number;
}

/** Properties of a passport by which its bytes are asked for. */
export interface PassportFile {
  sha256: string | null;
  bytes: number | null;
  make: string;
  model: string;
  year: number;
  issued_on: string;
}
