import { firstDay, lastDay } from '../evidence/evidence.rules.js';
import type { Backed, Book, Happening, Photo, PhotoPair } from './book.js';

/** Selects the events of the requested time range, and the papers and photos behind them. */
export function selected(book: Book): Book {
  const { from, to } = book.options;
  if (from === null && to === null) return book;
  const isIn = ({ day }: { day: string }): boolean =>
    (from === null || lastDay(day) >= from) && (to === null || firstDay(day) <= to);
  const within = <T extends Happening>(things: T[]): T[] => things.filter(isIn);
  const kept = {
    services: within(book.services),
    modifications: within(book.modifications),
    issues: within(book.issues),
    trackDays: within(book.trackDays),
  };
  const before: Backed[] = [book.services, book.modifications, book.issues, book.trackDays].flat();
  const after: Backed[] = [...Object.values(kept).flat(), ...book.owners, ...book.identities];
  const isLeft = (kind: 'papers' | 'photos', number: number): boolean =>
    after.some((thing) => thing[kind].includes(number)) || !before.some((thing) => thing[kind].includes(number));
  const photos = book.photos.filter(({ number }) => isLeft('photos', number));
  return {
    ...book,
    ...kept,
    readings: book.readings.filter(isIn),
    transfers: book.transfers && {
      ...book.transfers,
      handedOver: book.transfers.handedOver.filter((day) => isIn({ day })),
    },
    findings: book.findings.filter(({ readings }) => readings.every(isIn)),
    // Tyres and components of today are left out if the time range ends in the past.
    mounted: to !== null && to < book.issuedOn ? [] : book.mounted,
    papers: book.papers.filter(({ number }) => isLeft('papers', number)),
    photos,
    pairs: pairsOf(book.pairs, photos),
  };
}

/** Keeps a comparison only if both of its photos are selected. */
function pairsOf(pairs: readonly PhotoPair[], photos: readonly Photo[]): PhotoPair[] {
  const known = new Set(photos.map(({ number }) => number));
  return pairs.filter(({ before, after }) => known.has(before) && known.has(after));
}

/** The content attached to a book: its printed data. Excluded chapters are not in it. */
export function contentOf(book: Book): object {
  const { options, photos, papers } = book;
  const has = (chapter: Book['options']['chapters'][number]): boolean => options.chapters.includes(chapter);
  const named = <T extends { file: string }>(things: T[]): Omit<T, 'file'>[] =>
    things.map(({ file: _, ...thing }) => thing);
  return {
    schema: 'carnet-book/1',
    issuedOn: book.issuedOn,
    vehicle: book.vehicle,
    services: has('services') ? book.services : [],
    modifications: has('modifications') ? book.modifications : [],
    issues: has('issues') ? book.issues : [],
    trackDays: has('track-days') ? book.trackDays : [],
    fuel: has('fuel') ? book.fuel : [],
    mounted: has('mounted') ? book.mounted : [],
    identities: has('identity') ? book.identities : [],
    owners: has('ownership') ? book.owners : [],
    readings: has('timeline') ? book.readings : [],
    findings: book.findings,
    transfers: book.transfers,
    photos: has('plates') ? named(photos) : [],
    pairs: has('plates') ? pairsOf(book.pairs, photos) : [],
    papers: has('papers')
      ? named(papers).map(({ hidden: _, shown: __, turned: ___, isData: ____, ...paper }) => paper)
      : [],
    options: { ...options, withholdWords: [] },
  };
}
