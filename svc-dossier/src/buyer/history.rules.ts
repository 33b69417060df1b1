import { issueEntry, modificationEntry, ownerEntry, serviceEntry, trackDayEntry } from '../chapters/entries.js';
import type { Making } from '../chapters/making.js';
import type { Entry } from '../chapters/pages.js';
import { firstDay } from '../evidence/evidence.rules.js';

export type EntryKind = 'service' | 'modification' | 'issue' | 'trackDay' | 'other';

/** An entry of the history, as the book has it, with its kind; an owner has the kind `other`. */
export interface KindedEntry extends Entry {
  kind: EntryKind;
  /** The day to sort by; empty if it is unknown. */
  sort: string;
}

/** All events, the newest first; events without a day come last. */
export function historyOf(making: Making): KindedEntry[] {
  const { book } = making;
  const of = <T>(
    kind: EntryKind,
    things: readonly T[],
    dayOf: (thing: T) => string | null,
    entryOf: (thing: T, at: number) => Entry,
  ): KindedEntry[] => things.map((thing, at) => ({ ...entryOf(thing, at), kind, sort: firstDay(dayOf(thing) ?? '') }));
  const day = (thing: { day: string }): string => thing.day;
  const all = [
    ...of('service', book.services, day, (one) => serviceEntry(making, one)),
    ...of('modification', book.modifications, day, (one) => modificationEntry(making, one)),
    ...of('issue', book.issues, day, (one) => issueEntry(making, one)),
    ...of('trackDay', book.trackDays, day, (one) => trackDayEntry(making, one)),
    ...of(
      'other',
      book.owners,
      ({ from }) => from,
      (one, at) => ownerEntry(making, one, at),
    ),
  ];
  return all.sort((one, other) => (one.sort > other.sort ? -1 : Number(one.sort < other.sort)));
}

/** Splits pieces into parts of at most `most` in size. A piece that is larger gets a part of its own. */
export function partsOf<T>(pieces: readonly T[], sizeOf: (piece: T) => number, most: number): T[][] {
  const parts: T[][] = [[]];
  let size = 0;
  for (const piece of pieces) {
    const own = sizeOf(piece);
    if (size + own > most && parts.at(-1)!.length > 0) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)!.push(piece);
    size += own;
  }
  return parts;
}
