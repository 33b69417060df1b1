import type { OwnedFile } from '../files/file.entity.js';
import type { DocumentType } from './document-types.rules.js';
import type { HiddenArea } from './hidden-area.rules.js';

/** The columns of `documents` that a person can edit. */
export interface DocumentFields {
  /** null until the document is filed. */
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
  /** In the unit of the vehicle's odometer. */
  mileage: number | null;
  notes: string | null;
  /** Areas that the owner hid when reviewing the sheets; null if the paper was not reviewed. */
  hidden: HiddenArea[] | null;
}

/** A document with its editable fields, and the version of its file. */
export interface Document extends DocumentFields, OwnedFile {
  /** Not editable; null until the pages are counted. */
  pages: number | null;
}

/** A picture of a paper that can become a page, with data of its file. */
export interface PageOfDocument extends Document {
  name: string;
  media_type: string;
  bytes: number;
  state: string;
  sha256: string;
  /** The hash of the largest picture made from it; null if there is none. */
  shown_sha: string | null;
}
