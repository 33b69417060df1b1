import { type SealingKey, signedNote } from '../seal/sealing-key.js';

/** Why a log was begun although there was one: what a service says now contradicts what was signed, or may. */
export const REASONS = ['lost-entries', 'changed-entries', 'restored'] as const;
export type Reason = (typeof REASONS)[number];

/** The head of a log: what is signed. */
export interface Head {
  origin: string;
  size: number;
  /** Base64. */
  root: string;
}

export interface Begun {
  reason: Reason;
  /** The last head of the log before, as it was signed; null where none was. */
  after: Head | null;
}

/** A head as C2SP's tlog-checkpoint has it, signed. A log that took another's place says so in a line of its own. */
export function checkpointNote({ origin, size, root }: Head, begun: Begun | null, key: SealingKey): string {
  const line = begun?.after
    ? [`begun ${begun.reason} after ${begun.after.origin} ${begun.after.size} ${begun.after.root}`]
    : [];
  return signedNote([origin, String(size), root, ...line, ''].join('\n'), key);
}
