import type { JournalVerdict } from './verify-journal.js';

export type PassportVerdict =
  | { verdict: 'unchanged'; seal: Record<string, string>; note: string; manifest: unknown; journal: JournalVerdict }
  | { verdict: 'changed'; why: string }
  | { verdict: 'unknown'; why: string };

/** A file of a browser, or of a program that reads into buffers of its own. */
export interface PassportFile {
  size: number;
  slice(from: number, to: number): Pick<Blob, 'arrayBuffer'>;
  readInto?(room: Uint8Array, at: number): Promise<void>;
}

/** @param file of any size: it is read in chunks */
export function verifyPassport(file: PassportFile, most?: number): Promise<PassportVerdict>;
