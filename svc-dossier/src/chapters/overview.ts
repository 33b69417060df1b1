import {
  coverage,
  entriesIn,
  evidenceOf,
  happenings,
  yearGaps,
  yearOf,
  type YearCoverage,
} from '../evidence/evidence.rules.js';
import * as m from '../messages/book.js';
import { richText } from '../text/rich-text.rules.js';
import { NOTHING } from '../text/writing.rules.js';
import { WITHHELD } from '../evidence/redaction.rules.js';
import { byDay, identityName, labelOf, markFor, type Making, paperRefs, plateRefs } from './making.js';
import { entered, ownerName } from './entries.js';
import type { Fact, IdentityRow, Line, MatchingRow, Pages, TransferLines } from './pages.js';

export const nameOf = ({ year, make, model }: { year: number | null; make: string; model: string }): string =>
  [year ?? '', make, model].filter(Boolean).join(' ');

export function cover(making: Making): Pages['cover'] {
  const { book, drawn, say } = making;
  const vehicle = nameOf(book.vehicle);
  return {
    photo: drawn.cover && { ...drawn.cover, alt: say(m.coverAlt({ vehicle })) },
    nickname: book.vehicle.nickname ?? '',
    facts: vehicleFacts(making),
    line: say(m.coverLine({ entries: entriesIn(book).length, papers: book.papers.length, plates: drawn.photos.size })),
  };
}

function vehicleFacts({ book, say, writing }: Making): Fact[] {
  return [
    { label: say(m.vin), value: book.vehicle.vin ?? NOTHING },
    { label: say(m.recorded), value: writing.distance(book.vehicle.mileage) },
    { label: say(m.issued), value: writing.day(book.issuedOn) },
  ];
}

const LAST_SERVICES = 5;

/** A one-page summary of the book. */
export function glance(making: Making): Pages['glance'] {
  const { book, say, writing } = making;
  const { builtOn, colour } = book.vehicle;
  const facts: Fact[] = [
    ...vehicleFacts(making).slice(0, 2),
    ...(builtOn ? [{ label: say(m.builtOn), value: writing.day(builtOn) }] : []),
    ...(colour ? [{ label: say(m.colour), value: colour }] : []),
  ];
  const last = [...book.services].sort(byDay).reverse().slice(0, LAST_SERVICES);
  return {
    facts,
    ...documented(making),
    owners: ownerLines(making),
    last: last.map((one) => serviceLine(making, one)),
  };
}

function ownerLines(making: Making): Line[] {
  const { book, writing, say, has } = making;
  if (!has('ownership')) return [];
  return book.owners.map((owner, at) => ({
    when: `${owner.from === null ? NOTHING : yearOf(owner.from)}\u2013${owner.until === null ? say(m.today) : yearOf(owner.until)}`,
    what: ownerName(making, at),
    more: owner.mileageUntil !== null ? writing.distance(owner.mileageUntil) : '',
    mark: markFor({ ...owner, day: owner.from }),
    to: labelOf.owner(at),
  }));
}

function serviceLine({ writing, has }: Making, service: Making['book']['services'][number]): Line {
  return {
    when: writing.day(service.day),
    what: service.name,
    more: writing.distance(service.mileage),
    mark: markFor(service),
    to: has('services') ? labelOf.service(service.id) : null,
  };
}

/** Counts of the evidence behind the entries. */
export function documentedLines({ book, say }: Pick<Making, 'book' | 'say'>): string[] {
  const marks = happenings(book).map(evidenceOf);
  const entries = marks.length;
  const count = (source: string): number => marks.filter((mark) => mark.source === source).length;
  return [
    say(
      m.glanceDocumented({
        documented: count('paper'),
        entries,
        share: entries === 0 ? 0 : Math.round((100 * count('paper')) / entries),
        photographed: count('photo'),
        word: count('word'),
      }),
    ),
    say(m.glanceInTime({ inTime: marks.filter(({ isLate }) => !isLate).length, entries })),
  ];
}

function documented({ book, say }: Making): { documented: string[]; missing: string[] } {
  const years = coverage(book);
  const gaps = yearGaps(years);
  const yearsOf = (kind: string): number =>
    gaps.filter((gap) => gap.kind === kind).reduce((sum, { from, to }) => sum + to - from + 1, 0);
  const open = book.findings.filter(({ explanation }) => !explanation).length;
  return {
    documented: documentedLines({ book, say }),
    missing: [
      gaps.length === 0
        ? say(m.glanceNoGap)
        : say(m.glanceYears({ years: yearsOf('nothing'), all: years.length, noPaper: yearsOf('no-paper') })),
      say(m.glanceFindings({ open })),
      ...withheldLines({ book, say }),
    ],
  };
}

/** States that the owner withholds something, but not what it is. */
export function withheldLines({
  book,
  say,
  writing,
}: Pick<Making, 'book' | 'say'> & Partial<Pick<Making, 'writing'>>): string[] {
  const { withhold, withholdWords, from, to } = book.options;
  const day = (one: string | null): string => (one === null ? NOTHING : (writing?.day(one) ?? one));
  return [
    ...(withhold.includes('prices') ? [say(m.withheldPrices)] : []),
    ...(withhold.includes('names') ? [say(m.withheldNames)] : []),
    ...(withhold.length > 0 || withholdWords.length > 0 ? [say(m.withheldWords({ sign: WITHHELD }))] : []),
    ...(from !== null || to !== null ? [say(m.withheldSpan({ from: day(from), to: day(to) }))] : []),
  ];
}

export function reading(making: Making, years: readonly YearCoverage[]): Pages['reading'] {
  const { say } = making;
  const empty = years.filter(({ paper, photo, word }) => paper + photo + word === 0).map(({ year }) => String(year));
  return {
    withheld: [...withheldLines(making), ...leftOut(making)],
    transfers: transferLines(making),
    coverage: {
      file: '/charts/coverage.svg',
      alt: say(m.coverageAlt({ years: empty.join(', ') || say(m.none) })),
      caption: say(m.coverageCaption),
    },
  };
}

/** Null if the vehicle was neither imported nor handed over. */
export function transferLines({ book, say, writing }: Making): TransferLines | null {
  const { passport = null, handedOver = [] } = book.transfers ?? {};
  const lines = [
    ...(passport
      ? [
          say(
            m.takenIn({
              day: writing.day(passport.takenInOn),
              name: passport.parts.at(-1)!.name,
              issued: writing.day(passport.issuedOn),
            }),
          ),
          say(m.takenInKeys),
        ]
      : []),
    ...(handedOver.length > 0
      ? [say(m.handedOver({ count: handedOver.length, days: handedOver.map((day) => writing.day(day)).join(', ') }))]
      : []),
  ];
  const keys = (passport?.parts ?? []).map(({ name, key, entries }) => ({
    label: say(m.earlierPart({ name, entries })),
    value: key,
  }));
  return lines.length === 0 ? null : { lines, keys };
}

export const CHAPTER_NAMES = {
  identity: m.identity,
  ownership: m.ownership,
  timeline: m.timeline,
  services: m.services,
  modifications: m.modifications,
  issues: m.issues,
  'track-days': m.trackDays,
  fuel: m.fuel,
  mounted: m.mounted,
  plates: m.plates,
  papers: m.papers,
  parts: m.parts,
} as const;

function leftOut({ say, has }: Making): string[] {
  const names = Object.entries(CHAPTER_NAMES).filter(([chapter]) => !has(chapter as keyof typeof CHAPTER_NAMES));
  return names.length === 0
    ? []
    : [say(m.withheldChapters({ chapters: names.map(([, name]) => say(name)).join(', ') }))];
}

export function identity(making: Making): Pages['identity'] {
  const { book, say } = making;
  const rows = book.identities.map((one): IdentityRow => ({
    item: identityName(making, one),
    value: one.value ?? NOTHING,
    readAt: [one.readAt, entered(making, one.enteredOn)].filter(Boolean).join(' · '),
    mark: markFor(one),
    refs: [...paperRefs(making, one.papers), ...plateRefs(making, one.photos)],
  }));
  const matching = book.identities
    .filter(({ match }) => match !== 'not-known')
    .map((one): MatchingRow => ({
      item: identityName(making, one),
      asBuilt: one.asBuilt ?? NOTHING,
      asItIs: one.value ?? NOTHING,
      verdict: say(one.match === 'matching' ? m.matches : m.differs),
    }));
  return { description: richText(book.vehicle.description), rows, matching };
}
