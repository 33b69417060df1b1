import type { Said } from '@carnet/messages';
import { evidenceOf, firstDay } from '../evidence/evidence.rules.js';
import type { Backed, Book, Chapter, Identity, IdentityKind, UsedPart } from '../model/book.js';
import * as m from '../messages/book.js';
import { NOTHING, writingOf, type Writing } from '../text/writing.rules.js';
import type { Drawn } from './drawn.js';
import { markOf, type Entry, type Reference } from './pages.js';

/** The input shared by all chapters. */
export interface Making {
  book: Book;
  drawn: Drawn;
  writing: Writing;
  say: (said: Said) => string;
  has: (chapter: Chapter) => boolean;
}

export function makingOf(book: Book, drawn: Drawn): Making {
  const { options, vehicle } = book;
  return {
    book,
    drawn,
    writing: writingOf(options, vehicle.odometerUnit),
    say: (said) => said.in(options.language) ?? said.toString(),
    has: (chapter) => options.chapters.includes(chapter),
  };
}

export const paperNumber = (number: number): string => `R-${String(number).padStart(3, '0')}`;
export const plateNumber = (number: number): string => `P-${String(number).padStart(2, '0')}`;

/** Labels of places in the book. A label exists only if its chapter is in the book. */
export const labelOf = {
  service: (id: number): string => `service-${id}`,
  modification: (id: number): string => `modification-${id}`,
  issue: (id: number): string => `issue-${id}`,
  trackDay: (id: number): string => `track-day-${id}`,
  owner: (at: number): string => `owner-${at + 1}`,
};

export function paperRefs({ has, book }: Making, numbers: readonly number[]): Reference[] {
  const known = new Set(book.papers.map(({ number }) => number));
  return numbers
    .filter((number) => known.has(number))
    .map((number) => ({ text: paperNumber(number), to: has('papers') ? paperNumber(number) : null }));
}

export function plateRefs({ has, drawn }: Making, numbers: readonly number[]): Reference[] {
  return numbers
    .filter((number) => drawn.photos.has(number))
    .map((number) => ({ text: plateNumber(number), to: has('plates') ? plateNumber(number) : null }));
}

/** The evidence mark of a record of this book. */
export const markFor = (thing: Backed & { day?: string | null }): string => markOf(evidenceOf(thing));

const KIND_NAMES: Partial<Record<IdentityKind, typeof m.vin>> = {
  ...{ vin: m.vin, engine: m.engine, gearbox: m.gearbox, body: m.body, paint: m.paint },
  ...{ trim: m.trim, option: m.option, plate: m.plate, registration: m.registration },
};

/** The name of an identity number's kind. */
export const identityName = ({ say }: Pick<Making, 'say'>, { kind, name }: Pick<Identity, 'kind' | 'name'>): string =>
  name ?? (KIND_NAMES[kind] ? say(KIND_NAMES[kind]) : NOTHING);

/** References to the papers and plates of an entry. */
export function backing(making: Making, thing: Backed): Entry['refs'] {
  const { say } = making;
  return [
    { label: say(m.papersOf), of: paperRefs(making, thing.papers) },
    { label: say(m.platesOf), of: plateRefs(making, thing.photos) },
  ].filter(({ of }) => of.length > 0);
}

export const partRows = ({ writing }: Making, parts: readonly UsedPart[]): Entry['parts'] =>
  parts.map(({ name, number, maker, quantity }) => ({
    name,
    number: number ?? NOTHING,
    maker: maker ?? NOTHING,
    quantity: writing.number(quantity),
  }));

export const byDay = (one: { day: string }, other: { day: string }): number =>
  firstDay(one.day).localeCompare(firstDay(other.day));

/** Sorts by day, the oldest first. Each day is parsed once, not at every comparison. */
export const sortedByDay = <T extends { day: string }>(things: readonly T[]): T[] =>
  things
    .map((thing) => ({ thing, first: firstDay(thing.day) }))
    .sort((one, other) => (one.first < other.first ? -1 : Number(one.first > other.first)))
    .map(({ thing }) => thing);
