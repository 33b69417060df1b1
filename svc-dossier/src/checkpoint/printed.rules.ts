import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { Book, Reading } from '../model/book.js';
import { contentOf } from '../model/selection.rules.js';
import { settable } from '../text/text.rules.js';
import type { BookJournalEntry } from './book-journal.entity.js';

type Content = Omit<Book, 'photos' | 'papers'>;
type Texts = ReadonlySet<string>;
type RecordKey = Pick<BookJournalEntry, 'kind' | 'id'>;

/** Parts of a record beside its own words: its names, and things of others that belong to it. */
const BESIDE = new Set(['id', 'quantity', 'papers', 'photos', 'services', 'parts']);
const NOTHING: Texts = new Set();

const keyOf = ({ kind, id }: RecordKey): string => `${kind} ${id}`;

/**
 * Fields of each record that a book prints: none if the record is not in the book, because of its day or its chapter. Time selects neither owners nor
 * numbers, so that all of them are in the book where their chapter is.
 * @param book as it is printed
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

/** The records that a book knows by their ids. */
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

/** The readings that a book prints. A book knows no ids of readings: they are found by their present day and value. */
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

/** Every text and number of a value, in one spelling. */
function textsOf(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'string') into.add(plain(value));
  else if (typeof value === 'number') into.add(String(value));
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) if (!BESIDE.has(name)) textsOf(inner, into);
  return into;
}

/** The readable text of a value, be it HTML or not; an amount without the zeros that PostgreSQL writes. */
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
