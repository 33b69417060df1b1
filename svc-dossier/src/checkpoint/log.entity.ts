import type { Reason } from './checkpoint.rules.js';

/** The current log of a vehicle. */
export interface JournalLog {
  id: number;
  name: string;
  home: string;
  size: number;
  /** The hashes of the tree's right edge, in hexadecimal. */
  edge: string[];
  signed_origin: string | null;
  signed_size: number | null;
  signed_root: string | null;
  reason: Reason | null;
  after_origin: string | null;
  after_size: number | null;
  after_root: string | null;
}

/** The progress of reading a service's journal into a log. */
export interface Cursor {
  after: number;
  entries: number;
  mark: string | null;
}

export interface Leaf {
  position: number;
  service: string;
  seq: number;
  /** The leaf's hash, in base64. Texts are not stored, because those of a long log take a hundred megabytes. */
  hash: string;
}
