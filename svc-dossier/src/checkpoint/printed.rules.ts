import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Book, Reading } from '../model/book.js';
import { contentOf } from '../model/selection.rules.js';
import { settable } from '../text/text.rules.js';
import type { BookJournalEntry } from './book-journal.entity.js';

type Content = Omit<Book, 'photos' | 'papers'>;
type Texts = ReadonlySet<string>;
type RecordKey = Pick<BookJournalEntry, 'kind' | 'id'>;

/** Fields that are not the record's own text: id, quantity, and references to other records. */
const BESIDE = new Set(['id', 'quantity', 'papers', 'photos', 'services', 'parts']);
const NOTHING: Texts = new Set();

const keyOf = ({ kind, id }: RecordKey): string => `${kind} ${id}`;

/**
 * Returns the printed fields of each record: none if the record is not in the book, because of its day or its chapter. The time filter does not apply to owners
 * and numbers: all of them are in the book if their chapter is.
 * @param book as printed
 * @param entries of all records, in the order of their changes
 */
export function printedOf(book: Book, entries: readonly BookJournalEntry[]): (record: RecordKey) => Texts {
  const content = contentOf(book) as Content;
  const ofKind = new Map<string, Texts>([
    ['vehicle', textsOf(content.vehicle)],
    ['vehicle-identity', textsOf(content.identities)],
    ['ownership-chapter', textsOf(content.owners)],
  ]);
  const ofRecord = new Map([...recordsIn(content), ...readingsIn(content, entries)]);
  return (record) => ofKind.get(record.kind) ?? ofRecord.get(keyOf(record)) ?? NOTHING;
}

/** Records that the book knows by id. */
function recordsIn({ services, modifications, issues, trackDays }: Content): [string, Texts][] {
  const of = (kind: string, things: readonly { id: number }[]): [string, Texts][] =>
    things.map((thing) => [keyOf({ kind, id: thing.id }), textsOf(thing)]);
  const parts = [...services, ...modifications].flatMap((happening) => happening.parts);
  return [
    ...of('service-event', services),
    ...of('modification', modifications),
    ...of('issue', issues),
    ...of('track-day', trackDays),
    ...of('part', parts),
  ];
}

/** The readings that a book prints. A book has no ids of readings, so they are found by their current day and value. */
function readingsIn({ readings, findings }: Content, entries: readonly BookJournalEntry[]): [string, Texts][] {
  const printed = new Map(
    [...readings, ...findings.flatMap((finding) => finding.readings)].map((one) => [spelling(one), textsOf(one)]),
  );
  return [...valuesNow(entries, 'odometer-reading')].flatMap(([key, { read_on, read_on_edtf, value }]) => {
    const texts = printed.get(spelling({ day: read_on_edtf ?? read_on ?? '', value: Number(value) }));
    return texts ? [[key, texts] as [string, Texts]] : [];
  });
}

const spelling = ({ day, value }: Reading): string => `${day} ${value}`;

type Values = Record<string, string | null>;

/** The newest fields of each record of a kind. */
function valuesNow(entries: readonly BookJournalEntry[], kind: string): Map<string, Values> {
  const now = new Map<string, Values>();
  for (const entry of entries.filter((one) => one.kind === kind)) {
    const values = Object.entries(entry.values).map(([name, { value }]) => [name, value] as const);
    now.set(keyOf(entry), { ...now.get(keyOf(entry)), ...Object.fromEntries(values) });
  }
  return now;
}

/** All texts and numbers of a value, normalized. */
function textsOf(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(plain(value));
  else if (typeof value === 'number') into.add(String(value));
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) if (!BESIDE.has(name)) textsOf(inner, into);
  return into;
}

/** The plain text of a value, with HTML removed; amounts without the trailing zeros that PostgreSQL writes. */
export function plain(text: string): string {
  if (/^-?\d+(\.\d+)?$/.test(text)) return String(Number(text));
  return textOf(parseFragment(settable(text)).childNodes).replace(/\s+/gu, '');
}

const textOf = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): string =>
  nodes
    .map((node) => {
      if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
      return 'childNodes' in node ? textOf(node.childNodes) : '';
    })
    .join('');
