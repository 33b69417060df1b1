import type { OwnedFile } from '../files/file.entity.js';
import type { DocumentType } from './document-types.rules.js';
import type { HiddenArea } from './hidden-area.rules.js';

/** Values that a person enters for a document: the columns of `documents` that can be written. */
export interface DocumentFields {
  /** null while nobody has filed it. */
  type: DocumentType | null;
  title: string | null;
  number: string | null;
  vendor: string | null;
  /** `YYYY-MM-DD` */
  dated: string | null;
  /** Its precision; null for an exact day. */
  dated_edtf: string | null;
  expires_on: string | null;
  amount: number | null;
  /** ISO 4217. */
  currency: string | null;
  /** Miles. */
  mileage: number | null;
  notes: string | null;
  /** Areas that its owner hides, having looked at every sheet; null while nobody looked. */
  hidden: HiddenArea[] | null;
}

/** A document as its owner can change it, with the version of its file. */
export interface Document extends DocumentFields, OwnedFile {
  /** Nobody changes them; null while they are not counted. */
  pages: number | null;
}

/** A picture of a paper that may become a page, with what is known of its file. */
export interface PageOfDocument extends Document {
  name: string;
  media_type: string;
  bytes: number;
  state: string;
  sha256: string;
  /** The hash of the largest picture that was made of it; null if there is none. */
  shown_sha: string | null;
}
