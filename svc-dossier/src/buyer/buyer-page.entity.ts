import type { OwnerId } from '@carnet/rest';

/** Parts of a page that its owner can leave out. */
export const SECTIONS = [
  ...(['data', 'equipment', 'modifications', 'history', 'issues'] as const),
  ...(['track-days', 'owners', 'mileage'] as const),
] as const;
export type Section = (typeof SECTIONS)[number];

/** Things that no page tells unless its owner says so: amounts, names, number plates, numbers in full, notes, and the register of papers. */
export const REVEALED = ['costs', 'names', 'plates', 'numbers', 'notes', 'papers'] as const;
export type Revealed = (typeof REVEALED)[number];

/** The most photos of a page. */
export const MOST_PHOTOS = 40;
export const MOST_WORDS = 100;
export const LONGEST_WORD = 200;

/** The content of a page, as its owner chose it. */
export interface BuyerChoice {
  /** For its owner alone: where the link stands. */
  name: string;
  shows: Section[];
  reveals: Revealed[];
  withhold_words: string[];
  /** In their order. Those that are not photos of the vehicle, or lie in the trash, are not shown. */
  photo_ids: number[];
  /** The book that can be downloaded. */
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

/** The path of a page on this site. Whoever knows it sees the page. */
export const LOOK_PATH = '/look/';
