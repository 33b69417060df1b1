import type { Language } from '@carnet/messages';
import type { OwnerId } from '@carnet/rest';

/** The states of a book. A book is being made in the states between `queued` and `ready`. */
export const STATES = ['queued', 'collecting', 'drawing', 'typesetting', 'sealing', 'ready', 'failed'] as const;
export type State = (typeof STATES)[number];

export const CHAPTERS = [
  ...(['identity', 'ownership', 'timeline', 'services', 'modifications', 'issues', 'track-days'] as const),
  ...(['plates', 'papers', 'parts'] as const),
] as const;
export const WITHHELD = ['prices', 'names'] as const;
export const PAPER_SIZES = ['a4', 'letter'] as const;
export const DISTANCE_UNITS = ['mi', 'km'] as const;

/** All options of a book, with defaults filled in, as stored and returned. */
export interface DossierOptions {
  chapters: (typeof CHAPTERS)[number][];
  from: string | null;
  to: string | null;
  withhold: (typeof WITHHELD)[number][];
  withhold_words: string[];
  paper: (typeof PAPER_SIZES)[number];
  sheets: boolean;
  language: Language;
  region: string;
  distance_unit: (typeof DISTANCE_UNITS)[number];
}

/** Settings of a person; unknown ones are null. */
export interface OwnSettings {
  language: string | null;
  region: string | null;
  odometer_unit: string | null;
  paper: string | null;
}

export interface NewDossier {
  vehicle_id: number;
  options: DossierOptions;
  issued_on: string;
}

/** The properties of a dossier that are needed to fetch its file. */
export interface DossierFile {
  owner_id: OwnerId;
  sha256: string | null;
  bytes: number | null;
  make: string;
  model: string;
  year: number;
  issued_on: string;
}
