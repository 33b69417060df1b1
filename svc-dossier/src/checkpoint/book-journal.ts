import type { ShownField } from '@carnet/journal';
import type { Book } from '../model/book.js';
import { canonicalJson } from '../text/text.rules.js';
import type { BookJournalEntry } from './book-journal.entity.js';
import { plain, printedOf } from './printed.rules.js';

/** The journal of a vehicle for a book: its signed head, the hashes of all leaves, and the entries of the records that the book shows. */
export interface BookJournal {
  origin: string;
  size: number;
  /** Base64. */
  root: string;
  note: string;
  /** Base64. */
  leaves: readonly string[];
  entries: readonly BookJournalEntry[];
}

/** The kind of the journal entry for a hand-over of the vehicle (ADR 132). Books disclose nothing of it. */
export const HANDOVER = 'handover';

/** Times at which the vehicle was handed over within this installation. */
export const handoversIn = ({ entries }: Pick<BookJournal, 'entries'>): string[] =>
  entries
    .filter(({ kind }) => kind === HANDOVER)
    .map(({ text }) => (JSON.parse(text) as { meta: { at: string } }).meta.at);

const DAYS = ['from_date', 'from_date_edtf', 'to_date', 'to_date_edtf'];
const MONEY = ['cost', 'currency'];
/** Fields that books print, by the kind of the record. */
const PRINTED: Readonly<Record<string, readonly string[]>> = {
  vehicle: [
    ...['make', 'model', 'year', 'nickname', 'vin', 'color'],
    ...['birth_date', 'current_mileage', 'odometer_unit', 'description'],
  ],
  'vehicle-identity': ['name', 'as_built', 'as_fitted', 'note'],
  'ownership-chapter': ['owner_name', ...DAYS, 'mileage', 'notes'],
  'odometer-reading': ['read_on', 'read_on_edtf', 'value'],
  part: ['name', 'manufacturer', 'part_number'],
  'service-event': [
    ...['name', 'date_performed', 'date_performed_edtf', 'mileage_at_service', ...MONEY],
    ...['description', 'report', 'notes'],
  ],
  modification: [
    ...['name', 'status', 'start_date', 'start_date_edtf', 'completion_date', 'completion_date_edtf', ...MONEY],
    ...['description', 'notes'],
  ],
  issue: [
    ...['title', 'status', 'reported_date', 'reported_date_edtf', 'resolved_date', 'resolved_date_edtf'],
    ...['description', 'resolution_notes'],
  ],
  'track-day': ['event_date', 'event_date_edtf', 'track_name', 'report'],
};

/**
 * `journal.json`, the attachment. Entries with disclosed values have their text, all others only their hash: so a long journal makes no large book.
 * @param book as printed, without withheld data
 */
export function journalFile({ note, leaves, entries }: BookJournal, book: Book): string {
  const opened = openedIn(entries, book);
  const texts = new Map(entries.map(({ leaf, text }) => [leaf, text]));
  const shown = [...leaves];
  for (const { leaf } of opened) shown[leaf] = texts.get(leaf)!;
  return canonicalJson({ schema: 'carnet-journal/2', checkpoint: note, leaves: shown, opened });
}

/** The newest value of each field. Entries must be added in order; the changes of one record come in their own order. */
export class NewestValues {
  private readonly all: BookJournalEntry[] = [];
  private readonly newest = new Map<string, Record<string, ShownField>>();

  add(entry: BookJournalEntry): void {
    const values = { ...entry.values };
    for (const name of Object.keys(values)) {
      const key = `${entry.kind} ${entry.id} ${name}`;
      delete this.newest.get(key)?.[name];
      this.newest.set(key, values);
    }
    this.all.push({ ...entry, values });
  }

  /** Entries that hold at least one newest value. */
  get entries(): BookJournalEntry[] {
    return this.all.filter(({ values }) => Object.keys(values).length > 0);
  }
}

interface Opened {
  leaf: number;
  values: Record<string, ShownField>;
}

/**
 * Values that the journal discloses: only values that the book prints for the same record, and only the newest of each field. Overwritten values stay digests,
 * since the owner may have had a reason to remove them. Withheld data is not in the book, and so it is not disclosed either.
 */
function openedIn(entries: readonly BookJournalEntry[], book: Book): Opened[] {
  const newest = new NewestValues();
  for (const entry of entries) newest.add(entry);
  const printed = printedOf(book, newest.entries);
  const hidden = new Set([
    ...(book.options.withhold.includes('prices') ? MONEY : []),
    ...(book.options.withhold.includes('names') ? ['owner_name'] : []),
  ]);
  const opens = (entry: BookJournalEntry, name: string, value: string | null): boolean =>
    !hidden.has(name) &&
    PRINTED[entry.kind]?.includes(name) === true &&
    value !== null &&
    printed(entry).has(plain(value));
  return newest.entries.flatMap((entry) => {
    const values = Object.entries(entry.values).filter(([name, { value }]) => opens(entry, name, value));
    return values.length === 0 ? [] : [{ leaf: entry.leaf, values: Object.fromEntries(values) }];
  });
}
