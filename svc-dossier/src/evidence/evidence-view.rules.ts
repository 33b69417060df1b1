import type { Backed, Book, Owner } from '../model/book.js';
import {
  coverage,
  distanceGaps,
  evidenceOf,
  firstDay,
  happenings,
  lastDay,
  type Source,
  sourceOf,
  yearGaps,
  type YearGap,
} from './evidence.rules.js';

/** Codes of places to look for missing evidence; each page has its own texts for them. */
export const NEXT_STEPS = [
  'look-at-home',
  'ask-owner',
  'ask-previous-owner',
  'find-invoice',
  'find-inspection',
] as const;
export type NextStep = (typeof NEXT_STEPS)[number];

export const GAP_KINDS = ['nothing', 'no-paper', 'distance'] as const;

/** Years, or a distance, that no paper covers. */
export interface Gap {
  kind: (typeof GAP_KINDS)[number];
  /** A year, or the day of the last paper before the gap (EDTF). */
  from: string;
  to: string;
  /** The length of the distance, in the odometer's unit. */
  miles: number | null;
  /** The owner at that time, if there was only one and the name is known. */
  owner: string | null;
  next: NextStep;
}

/** The number of records, and how many of them have papers or photos. */
export interface BackedCount {
  all: number;
  papered: number;
  pictured: number;
}

export interface EvidenceSummary {
  entries: { all: number; papered: number; pictured: number; told: number; late: number };
  years: { year: number; papered: number; pictured: number; told: number }[];
  provenance: { owners: BackedCount; numbers: BackedCount };
  gaps: Gap[];
  findings: Book['findings'];
}

/** A summary of evidence, gaps and contradictions of a vehicle's history. Findings without an explanation come first. */
export function evidenceSummary(book: Book): EvidenceSummary {
  const marks = happenings(book).map(evidenceOf);
  const count = (source: Source): number => marks.filter((mark) => mark.source === source).length;
  const years = coverage(book);
  const late = marks.filter(({ isLate }) => isLate).length;
  const entries = { papered: count('paper'), pictured: count('photo'), told: count('word') };
  return {
    entries: { all: marks.length, ...entries, late },
    provenance: { owners: backedCount(book.owners), numbers: backedCount(book.identities) },
    years: years.map(({ year, paper, photo, word }) => ({ year, papered: paper, pictured: photo, told: word })),
    gaps: [...yearGaps(years).map((gap) => ofYears(book, gap)), ...ofDistance(book)].sort(byLength),
    findings: [...book.findings].sort((one, other) => Number(isExplained(one)) - Number(isExplained(other))),
  };
}

const backedCount = (things: readonly Backed[]): BackedCount => {
  const count = (source: Source): number => things.filter((thing) => sourceOf(thing) === source).length;
  return { all: things.length, papered: count('paper'), pictured: count('photo') };
};

const isExplained = ({ explanation }: Book['findings'][number]): boolean => explanation !== null;

function ofYears({ owners, issuedOn }: Book, { from, to, kind }: YearGap): Gap {
  const last = `${to}-12-31` < issuedOn ? `${to}-12-31` : issuedOn;
  const owner = ownerOf(owners, `${from}-01-01`, last);
  const next = kind === 'no-paper' ? 'find-invoice' : whomToAsk(owner);
  return { kind, from: String(from), to: String(to), miles: null, owner: owner?.name ?? null, next };
}

function whomToAsk(owner: Owner | null): NextStep {
  if (owner?.isKeeper) return 'look-at-home';
  return owner?.name ? 'ask-owner' : 'ask-previous-owner';
}

const ofDistance = (book: Book): Gap[] =>
  distanceGaps(book).map(({ from, to, distance }) => ({
    kind: 'distance',
    from: from.day,
    to: to.day,
    miles: distance,
    owner: ownerOf(book.owners, firstDay(from.day), lastDay(to.day))?.name ?? null,
    next: 'find-inspection',
  }));

/** The only owner between two days; null if there was none, or more than one. */
function ownerOf(owners: readonly Owner[], from: string, to: string): Owner | null {
  const had = owners.filter(
    (owner) =>
      (owner.from === null || firstDay(owner.from) <= to) && (owner.until === null || lastDay(owner.until) > from),
  );
  return had.length === 1 ? had[0]! : null;
}

/** Sorts gaps, the longest first. */
const byLength = (one: Gap, other: Gap): number => yearsOf(other) - yearsOf(one) || one.from.localeCompare(other.from);

const yearsOf = ({ from, to }: Gap): number => Number(lastDay(to).slice(0, 4)) - Number(firstDay(from).slice(0, 4));
