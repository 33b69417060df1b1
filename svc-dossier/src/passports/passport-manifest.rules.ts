import type { ZipEntry } from '../packing/export-zip.js';
import type { WithheldOfPassport } from './passport.entity.js';

/** Rises where something that reads a passport has to know. */
export const PASSPORT_VERSION = 1;

/** A list of a vehicle's records. */
export interface TravellingList {
  name: string;
  version: number;
  rows: number;
  json: string;
  schema: string;
  /** Fields that its rows do not have, since they are withheld. */
  withheld: readonly string[];
}

/** A photo or paper whose bytes are in the file. */
export interface TravellingFile {
  /** The id of the photo or document in its list. */
  id: number;
  kind: string;
  name: string;
  media_type: string;
  bytes: number;
  sha256: string;
  path: string;
}

/** A photo or paper that stays. */
export interface StayingFile {
  kind: string;
  bytes: number;
  sha256: string;
}

export interface PassportManifest {
  format: 'carnet-passport';
  version: number;
  made_at: string;
  issued_on: string;
  /** The installation, by the name and key that seal what it makes, and the release. */
  made_by: { name: string; key: string; release: string };
  vehicle: { year: number; make: string; model: string; vin: string | null };
  withheld: readonly WithheldOfPassport[];
  lists: readonly TravellingList[];
  originals: readonly TravellingFile[];
  withheld_originals: readonly StayingFile[];
  /** Files of which the bytes were lost. */
  missing: readonly { id: number; kind: string }[];
  journal: { path: string; origin: string; size: number; root: string };
  /** Everything that lies in the ZIP but for this file. */
  entries: readonly ZipEntry[];
}
