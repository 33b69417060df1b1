import { distanceGaps, LONGEST_WITHOUT_PAPER, yearGaps, type YearCoverage } from '../evidence/evidence.rules.js';
import { mayAttach, mayShow } from '../evidence/redaction.rules.js';
import type { Finding, Paper, Photo, PhotoPair } from '../model/book.js';
import * as m from '../messages/book.js';
import { localeOf } from '../text/writing.rules.js';
import type { DrawnPaper } from './drawn.js';
import { ownerName } from './entries.js';
import { identityName, labelOf, type Making, paperNumber, plateNumber } from './making.js';
import type { Attachment, GapRow, Paged, Pages, PaperSheets, Plate, PlateRow, Reference } from './pages.js';

/** Refers to the entries that a paper or a photo is evidence for, so that a reader finds them. */
function standingBehind(making: Making, kind: 'papers' | 'photos', number: number): Reference[] {
  const { book, has } = making;
  const of = <T extends { papers: number[]; photos: number[] }>(
    things: readonly T[],
    isIn: boolean,
    place: (thing: T, at: number) => Reference,
  ): Reference[] =>
    things.flatMap((thing, at) => {
      if (!thing[kind].includes(number)) return [];
      const { text, to } = place(thing, at);
      return [{ text, to: isIn ? to : null }];
    });
  const all = [
    ...of(book.services, has('services'), ({ id, name }) => ({ text: name, to: labelOf.service(id) })),
    ...of(book.modifications, has('modifications'), ({ id, name }) => ({ text: name, to: labelOf.modification(id) })),
    ...of(book.issues, has('issues'), ({ id, title }) => ({ text: title, to: labelOf.issue(id) })),
    ...of(book.trackDays, has('track-days'), ({ id, track }) => ({ text: track, to: labelOf.trackDay(id) })),
    ...of(book.owners, has('ownership'), (_, at) => ({ text: ownerName(making, at), to: labelOf.owner(at) })),
    ...of(book.identities, has('identity'), (one) => ({ text: identityName(making, one), to: 'identity' })),
  ];
  return all.filter(({ text, to }, at) => all.findIndex((one) => one.text === text && one.to === to) === at);
}

/** Plates in rows: first a large one, then two in a row. Upright plates always go two in a row; before and after stand together. */
export function plateRows(making: Making): PlateRow[] {
  const { book, drawn } = making;
  const isDrawn = ({ before, after }: PhotoPair): boolean => drawn.photos.has(before) && drawn.photos.has(after);
  const pairs = book.pairs.filter(isDrawn);
  const paired = new Set(pairs.flatMap(({ before, after }) => [before, after]));
  const compared = pairs.flatMap(({ before, after, caption }): PlateRow[] => {
    const plates = [before, after].flatMap((number) => book.photos.find((photo) => photo.number === number) ?? []);
    if (plates.length < 2) return [];
    const [first, second] = plates.map((photo) => plate(making, photo));
    const { say } = making;
    const named = (one: Plate, word: string): Plate => ({ ...one, caption: `${word}. ${one.caption}` });
    return [{ kind: 'compared', plates: [named(first!, say(m.before)), named(second!, say(m.after))], caption }];
  });
  const single = book.photos.filter(({ number }) => drawn.photos.has(number) && !paired.has(number));
  return [...rowsOf(single.map((photo) => plate(making, photo))), ...compared];
}

function rowsOf(plates: readonly Plate[]): PlateRow[] {
  const rows: PlateRow[] = [];
  const waiting: { wide: Plate[]; upright: Plate[] } = { wide: [], upright: [] };
  const row = (kind: PlateRow['kind'], some: Plate[]): void => void rows.push({ kind, plates: some, caption: '' });
  let isLargeNext = true;
  for (const one of plates) {
    if (one.height > one.width) waiting.upright.push(one);
    else if (isLargeNext) {
      row('wide', [one]);
      isLargeNext = false;
    } else waiting.wide.push(one);
    if (waiting.upright.length === 2) row('two', waiting.upright.splice(0));
    if (waiting.wide.length === 2) {
      row('two', waiting.wide.splice(0));
      isLargeNext = true;
    }
  }
  for (const rest of [waiting.wide, waiting.upright]) if (rest.length > 0) row('two', rest);
  return rows;
}

function plate(making: Making, photo: Photo): Plate {
  const { drawn, say, writing } = making;
  const number = plateNumber(photo.number);
  const taken = photo.takenOn && say(m.taken({ day: writing.day(photo.takenOn) }));
  return {
    ...drawn.photos.get(photo.number)!,
    label: number,
    number,
    alt: say(m.plateAlt({ number, caption: photo.caption })),
    caption: [photo.caption, taken].filter(Boolean).join(', '),
    refs: standingBehind(making, 'photos', photo.number),
  };
}

export function papers(making: Making): NonNullable<Pages['papers']> {
  const { book, say } = making;
  const { sheets } = book.options;
  const isShown = (paper: Paper): boolean => sheets && mayShow(paper.hidden, book.options);
  const shown = book.papers.filter(isShown);
  return {
    register: book.papers.map((paper) => ({
      ...registerRow(making, paper),
      note: [paper.isData && say(m.byInvoiceData), sheets && !isShown(paper) && say(m.notShown)]
        .filter(Boolean)
        .join('. '),
      isShown: isShown(paper),
    })),
    sheets: shown.map((paper) => paperSheets(making, paper, registerRow(making, paper))),
    intro: [
      say(sheets ? m.papersSheets : m.papersRegister),
      ...(sheets && shown.length < book.papers.length ? [say(m.papersNotShown)] : []),
    ],
  };
}

const registerRow = (making: Making, paper: Paper): Paged => ({
  number: paperNumber(paper.number),
  label: paperNumber(paper.number),
  title: paper.title,
  day: making.writing.day(paper.day),
  hash: paper.sha256,
  refs: standingBehind(making, 'papers', paper.number),
});

const TROUBLE = { locked: m.sheetLocked, unreadable: m.sheetNotOpened, empty: m.sheetEmpty } as const;

function paperSheets({ say, drawn, book }: Making, paper: Paper, row: Paged): PaperSheets {
  const note = (text: string): PaperSheets => ({ ...row, sheets: [{ picture: null, note: text, of: '' }] });
  const made = drawn.papers.get(paper.number);
  if (!made || made.trouble !== null) return note(say(TROUBLE[made?.trouble ?? 'unreadable']));
  const hides = paper.hidden !== null && paper.hidden.length > 0;
  const inFile = mayAttach(paper, book.options);
  return { ...row, sheets: made.sheets.map((_, at) => sheet(say, { row, made, at, hides, inFile })) };
}

interface OneSheet {
  row: Paged;
  made: DrawnPaper;
  at: number;
  hides: boolean;
  /** True if the original is attached. If part of it is hidden, only the sheets are in the file. */
  inFile: boolean;
}

function sheet(say: Making['say'], { row, made, at, hides, inFile }: OneSheet): PaperSheets['sheets'][number] {
  const { text, ...picture } = made.sheets[at]!;
  const isLast = at === made.sheets.length - 1;
  const notes = [
    ...(hides ? [say(m.sheetHidden)] : []),
    ...(isLast && made.more > 0 ? [say((inFile ? m.sheetsMore : m.sheetsNotShown)({ more: made.more }))] : []),
  ];
  return {
    picture: { ...picture, alt: say(m.sheetAlt({ number: row.number, sheet: at + 1, text })).trim() },
    note: notes.join(' '),
    of: say(m.sheetOf({ sheet: at + 1, sheets: made.sheets.length + made.more })),
  };
}

const ENDINGS: Readonly<Record<string, string>> = {
  ...{ 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' },
  ...{ 'image/heic': 'heic', 'image/avif': 'avif', 'image/tiff': 'tif', 'image/gif': 'gif' },
  ...{ 'application/xml': 'xml', 'application/pkcs7-mime': 'p7m' },
};

/** The papers as attachments: originals, or only the visible sheets where part of a paper is hidden. */
export function paperAttachments({ book, drawn, say, has }: Making): Attachment[] {
  if (!book.options.sheets || !has('papers')) return [];
  return book.papers.flatMap((paper): Attachment[] => {
    const number = paperNumber(paper.number);
    if (!mayShow(paper.hidden, book.options)) return [];
    if (mayAttach(paper, book.options)) {
      if (drawn.papers.get(paper.number)?.original === false) return [];
      const name = `${number}.${ENDINGS[paper.mediaType] ?? 'bin'}`;
      const description = say(m.attachedPaper({ number, title: paper.title }));
      return [{ file: `/papers/${number}`, name, mediaType: paper.mediaType, description, relationship: 'source' }];
    }
    return (drawn.papers.get(paper.number)?.sheets ?? []).map(({ file }, at) => ({
      file,
      name: `${number}-${at + 1}.jpg`,
      mediaType: 'image/jpeg',
      description: say(m.attachedSheet({ number, sheet: at + 1 })),
      relationship: 'source',
    }));
  });
}

const FINDINGS = {
  'turned-back': 'turnedBack',
  'too-fast': 'tooFast',
  'two-values': 'twoValues',
  silent: 'silent',
  rollover: 'other',
} as const;

export function gaps(making: Making, years: readonly YearCoverage[]): Pages['gaps'] {
  const { book, say, writing } = making;
  const ofYears = yearGaps(years).map(({ from, to, kind }): GapRow => ({
    span: from === to ? String(from) : `${from}\u2013${to}`,
    what: say(kind === 'nothing' ? m.noEntry : m.noPaper),
    more: '',
  }));
  const ofDistance = distanceGaps(book).map(({ from, to, distance }): GapRow => ({
    span: `${writing.number(writing.shown(from.value))}\u2013${writing.distance(to.value)}`,
    what: say(m.distanceGap({ distance: writing.distance(distance) })),
    more: `${writing.day(from.day)} \u2013 ${writing.day(to.day)}`,
  }));
  const longest = LONGEST_WITHOUT_PAPER[book.vehicle.odometerUnit];
  return {
    years: ofYears,
    distances: ofDistance,
    findings: book.findings.map((finding) => findingRow(making, finding)),
    noYear: say(m.noYearGap),
    noDistance: say(m.noDistanceGap({ distance: writing.distance(longest) })),
  };
}

function findingRow({ say, writing }: Making, { kind, readings, explanation }: Finding): GapRow {
  return {
    span: readings.map(({ day, value }) => `${writing.day(day)}: ${writing.distance(value)}`).join('\n'),
    what: say(m.finding({ kind: FINDINGS[kind] })),
    more: explanation ? say(m.explained({ text: explanation })) : say(m.unexplained),
  };
}

/** All parts by name, with references to their installations. */
export function partsIndex({ book, has }: Making): NonNullable<Pages['parts']> {
  const found = new Map<string, { name: string; number: string; to: string[] }>();
  const note = (parts: { name: string; number: string | null }[], to: string): void => {
    for (const { name, number } of parts) {
      const key = `${name}\n${number ?? ''}`;
      const one = found.get(key) ?? { name, number: number ?? '', to: [] };
      if (!one.to.includes(to)) one.to.push(to);
      found.set(key, one);
    }
  };
  if (has('services')) for (const { parts, id } of book.services) note(parts, labelOf.service(id));
  if (has('modifications')) for (const { parts, id } of book.modifications) note(parts, labelOf.modification(id));
  const { compare } = new Intl.Collator(localeOf(book.options), { numeric: true });
  return [...found.values()].sort((one, other) => compare(one.name, other.name) || compare(one.number, other.number));
}
