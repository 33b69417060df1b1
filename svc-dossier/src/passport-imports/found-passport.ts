import { join } from 'node:path';
import type { PassportManifest, TravellingFile } from '../passports/passport-manifest.rules.js';
import type { Schema } from './fits.rules.js';

/** Reasons for which a file is not taken, as they are stored; people read a sentence of each. */
export const REFUSALS = [
  ...(['no-passport', 'newer', 'changed', 'unlike-manifest', 'bad-names', 'too-much', 'foreign', 'journal'] as const),
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A file that is not taken, and what about it. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly about = '',
  ) {
    super(`${refusal}${about === '' ? '' : `: ${about}`}`);
  }
}

/** A list that this installation knows. */
export interface KnownList {
  name: string;
  version: number;
  vehicle: 'id' | 'vehicle_id' | 'asked';
  schema: Schema;
}

/** The order for the process that reads. */
export interface ReadingOrder {
  /** The file. */
  path: string;
  /** An empty folder, into which rows go. */
  folder: string;
  lists: readonly KnownList[];
}

/** The file of the rows of one list, by its place among those that were found. */
export const listFile = (folder: string, at: number): string => join(folder, `list-${at}`);

/** A part of the chain and who vouches for it. */
export interface FoundPart {
  key: string;
  origin: string;
  size: number;
  root: string;
}

/** An original and its place in the file. */
export interface PlacedFile extends Omit<TravellingFile, 'path'> {
  offset: number;
}

export interface FoundPassport {
  manifest: Omit<PassportManifest, 'entries' | 'originals'>;
  /** From the oldest to the one that made the file. */
  parts: FoundPart[];
  issuedOn: string;
  note: string;
  /** Rows by list, as lines of JSON in files of the folder. */
  lists: { name: string; rows: number; file: string }[];
  originals: PlacedFile[];
  journal: { offset: number; length: number };
}

export type ReadingAnswer = { found: FoundPassport } | { refused: Refusal; about: string };
