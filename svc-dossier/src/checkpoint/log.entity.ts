import type { Reason } from './checkpoint.rules.js';

/** The log of a vehicle that is written at present. */
export interface JournalLog {
  id: number;
  name: string;
  home: string;
  size: number;
  /** Hexadecimal. */
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
  /** As the tree has it, in base64: the texts of a long log are a hundred megabytes. */
  hash: string;
}
