import type { ZipEntry } from '../packing/export-zip.js';
import type { WithheldOfPassport } from './passport.entity.js';

/** The version is raised on changes that break readers of a passport. */
export const PASSPORT_VERSION = 1;

/** A list of a vehicle's records, as exported. */
export interface TravellingList {
  name: string;
  version: number;
  rows: number;
  json: string;
  schema: string;
  /** Fields that are missing in its rows, because they are withheld. */
  withheld: readonly string[];
}

/** A photo or paper whose bytes are included. */
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

/** A photo or paper that is withheld. */
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
  /** The installation that made the passport: its name and key from the seal, and its release. */
  made_by: { name: string; key: string; release: string };
  vehicle: { year: number; make: string; model: string; vin: string | null };
  withheld: readonly WithheldOfPassport[];
  lists: readonly TravellingList[];
  originals: readonly TravellingFile[];
  withheld_originals: readonly StayingFile[];
  /** Files whose bytes are lost. */
  missing: readonly { id: number; kind: string }[];
  journal: { path: string; origin: string; size: number; root: string };
  /** All other files in the ZIP. */
  entries: readonly ZipEntry[];
}
