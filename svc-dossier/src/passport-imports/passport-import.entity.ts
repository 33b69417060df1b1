import type { FoundPart } from './found-passport.js';
import type { ImportFailure } from './passport-import.errors.js';

export const IMPORT_STATES = ['queued', 'reading', 'read', 'taking', 'taken', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** The content of a passport and the data of its seal, shown before anything is stored. */
export interface ShownPassport {
  vehicle: { year: number; make: string; model: string; vin: string | null };
  made_by: { name: string; key: string; release: string };
  issued_on: string;
  withheld: readonly string[];
  lists: { name: string; rows: number }[];
  photos: number;
  papers: number;
  bytes: number;
  withheld_files: number;
  missing: number;
  /** The oldest first; `known` is true if this installation or an earlier passport of the person has the same key. */
  parts: (FoundPart & { name: string; known: boolean })[];
  /** Ids of the person's vehicles that seem to be the same. */
  here: number[];
}

export interface WantedImport {
  name: string;
  sha256: string;
  bytes: number;
  collection_id: number | null;
  vehicle_id: number | null;
  /** The failure that made the import roll back. */
  taking_back: ImportFailure | null;
}
