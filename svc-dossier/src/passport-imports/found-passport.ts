import { join } from 'node:path';
import type { PassportManifest, TravellingFile } from '../passports/passport-manifest.rules.js';
import type { Schema } from './fits.rules.js';

/** Reasons to refuse a file, as stored codes; each has a message for people. */
export const REFUSALS = [
  ...(['no-passport', 'newer', 'changed', 'unlike-manifest', 'bad-names', 'too-much', 'foreign', 'journal'] as const),
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A file is refused; `about` holds details. */
export class Refused extends Error {
  constructor(
    readonly refusal: Refusal,
    readonly about = '',
  ) {
    super(`${refusal}${about === '' ? '' : `: ${about}`}`);
  }
}

/** A list that this release can read. */
export interface KnownList {
  name: string;
  version: number;
  vehicle: 'id' | 'vehicle_id' | 'asked';
  schema: Schema;
}

/** The order to the process that reads a passport. */
export interface ReadingOrder {
  /** The file. */
  path: string;
  /** An empty folder for the files with rows. */
  folder: string;
  lists: readonly KnownList[];
}

/** The file with the rows of one list, by the list's index. */
export const listFile = (folder: string, at: number): string => join(folder, `list-${at}`);

/** A part of the chain, and the key that signed it. */
export interface FoundPart {
  key: string;
  origin: string;
  size: number;
  root: string;
}

/** An original, and its position in the file. */
export interface PlacedFile extends Omit<TravellingFile, 'path'> {
  offset: number;
}

export interface FoundPassport {
  manifest: Omit<PassportManifest, 'entries' | 'originals'>;
  /** From the oldest installation to the one that made the file. */
  parts: FoundPart[];
  issuedOn: string;
  note: string;
  /** Lists; the rows of each are JSON lines in a file of the folder. */
  lists: { name: string; rows: number; file: string }[];
  originals: PlacedFile[];
  journal: { offset: number; length: number };
}

export type ReadingAnswer = { found: FoundPassport } | { refused: Refusal; about: string };
