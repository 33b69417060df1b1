import { type SealingKey, signedNote } from '../seal/sealing-key.js';

/** Reasons for a new log: a service's answer contradicts the signed log, or may contradict it. */
export const REASONS = ['lost-entries', 'changed-entries', 'restored'] as const;
export type Reason = (typeof REASONS)[number];

/** The head of a log, which is signed. */
export interface Head {
  origin: string;
  size: number;
  /** Base64. */
  root: string;
}

export interface Begun {
  reason: Reason;
  /** The last signed head of the log before; null if there was none. */
  after: Head | null;
}

/** A signed head in C2SP's tlog-checkpoint format. A log that replaced another one states this in an extension line. */
export function checkpointNote({ origin, size, root }: Head, begun: Begun | null, key: SealingKey): string {
  const line = begun?.after
    ? [`begun ${begun.reason} after ${begun.after.origin} ${begun.after.size} ${begun.after.root}`]
    : [];
  return signedNote([origin, String(size), root, ...line, ''].join('\n'), key);
}
