import type { JournalVerdict } from './verify-journal.js';

export type PassportVerdict =
  | { verdict: 'unchanged'; seal: Record<string, string>; note: string; manifest: unknown; journal: JournalVerdict }
  | { verdict: 'changed'; why: string }
  | { verdict: 'unknown'; why: string };

/** @param file of any size: it is read piece by piece */
export function verifyPassport(file: Blob, most?: number): Promise<PassportVerdict>;
