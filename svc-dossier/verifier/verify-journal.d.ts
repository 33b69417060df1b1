export interface WholeJournal {
  verdict: 'whole';
  origin: string;
  size: number;
  root: string;
  begun: { reason: string; origin: string } | null;
  key: string;
  /** The number of values that were compared with their digests. */
  values: number;
  hashes: Uint8Array[];
  /** Parts of earlier installations, the oldest first. */
  before: EarlierPart[];
}

export interface EarlierPart {
  key: string;
  origin: string;
  size: number;
  root: string;
  values: number;
}

export type JournalVerdict =
  | WholeJournal
  | { verdict: 'none' }
  | { verdict: 'broken'; why: string }
  | { verdict: 'unknown'; why: string };

export type Comparison =
  | { verdict: 'same' | 'extended' | 'rewritten' }
  | { verdict: 'unknown'; why: string; reason?: string };

export function verifyJournal(file: Uint8Array, seal: Record<string, string>): Promise<JournalVerdict>;
export function checkJournal(
  text: string,
  sealed: { size: number; root: string; key: string },
): Promise<JournalVerdict>;
export function compareJournals(one: WholeJournal, other: WholeJournal): Promise<Comparison>;
