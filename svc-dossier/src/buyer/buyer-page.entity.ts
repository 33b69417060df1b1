import type { OwnerId } from '@carnet/rest';

/** Parts of a page that its owner can leave out. */
export const SECTIONS = [
  ...(['data', 'equipment', 'modifications', 'history', 'issues'] as const),
  ...(['track-days', 'owners', 'mileage'] as const),
] as const;
export type Section = (typeof SECTIONS)[number];

/** Content that a page hides unless its owner reveals it: amounts, names, number plates, numbers in full, notes, and the register of papers. */
export const REVEALED = ['costs', 'names', 'plates', 'numbers', 'notes', 'papers'] as const;
export type Revealed = (typeof REVEALED)[number];

/** The maximum number of photos on a page. */
export const MOST_PHOTOS = 40;
export const MOST_WORDS = 100;
export const LONGEST_WORD = 200;

/** The content of a page, as its owner chose it. */
export interface BuyerChoice {
  /** A note for the owner alone: the place where the link is published. */
  name: string;
  shows: Section[];
  reveals: Revealed[];
  withhold_words: string[];
  /** Photo ids in display order. Ids of other files, or of photos in the trash, are skipped. */
  photo_ids: number[];
  /** The book that visitors can download. */
  dossier_id: number | null;
  indexed: boolean;
}

export interface NewBuyerPage extends BuyerChoice {
  vehicle_id: number;
}

export interface BuyerPage extends NewBuyerPage {
  owner_id: OwnerId;
  id: number;
  version: number;
}

/** The path of a page on this site. Anyone who knows the secret in it sees the page. */
export const LOOK_PATH = '/look/';
