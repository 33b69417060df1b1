import { costChart, type YearCost } from '../charts/cost-chart.js';
import { mileageChart, type MileagePoint } from '../charts/mileage-chart.js';
import { firstDay, happenings, lastYearOf, sourceOf, yearOf } from '../evidence/evidence.rules.js';
import type { Book, Chapter, Happening, Money } from '../model/book.js';
import * as m from '../messages/book.js';
import { ownerName } from './entries.js';
import { labelOf, markFor, type Making, sortedByDay } from './making.js';
import type { Pages, TimelineRow } from './pages.js';

/** The entries of a timeline, and its charts by file name. */
export interface Timeline {
  pages: NonNullable<Pages['timeline']>;
  charts: ReadonlyMap<string, string>;
}

export function timeline(making: Making): Timeline {
  const { writing } = making;
  const points = mileagePoints(making.book).map((point) => ({ ...point, value: writing.shown(point.value) }));
  const costs = costsByYear(making.book);
  const charts = new Map<string, string>();
  if (points.length > 1) charts.set('/charts/mileage.svg', mileageChart(points, writing.number));
  if (costs) charts.set('/charts/cost.svg', costChart(costs.years, writing.number));
  return {
    pages: {
      rows: rows(making),
      mileage: points.length > 1 ? aboutMileage(making) : null,
      cost: costs && aboutCost(making, costs),
    },
    charts,
  };
}

/** Readings of an entry have the mark of the entry; all others count as the owner's word. */
export function mileagePoints(book: Book): MileagePoint[] {
  const ofEntries = happenings(book)
    .filter(({ mileage }) => mileage !== null)
    .map((one): MileagePoint => ({ day: one.day, value: one.mileage!, source: sourceOf(one) }));
  const known = new Set(ofEntries.map(({ day, value }) => `${day} ${value}`));
  const others = book.readings
    .filter(({ day, value }) => !known.has(`${day} ${value}`))
    .map((reading): MileagePoint => ({ ...reading, source: 'word' }));
  return sortedByDay([...ofEntries, ...others]);
}

function aboutMileage({ book, say, writing }: Making): NonNullable<Pages['timeline']>['mileage'] {
  const points = mileagePoints(book);
  const first = writing.distance(points[0]!.value);
  const last = writing.distance(points.at(-1)!.value);
  return { file: '/charts/mileage.svg', alt: say(m.mileageAlt({ first, last })), caption: say(m.mileageCaption) };
}

interface Costs {
  currency: string;
  years: YearCost[];
}

/**
 * Costs in the most frequent currency. Amounts in other currencies are only in the table. Amounts that cannot be assigned to one year are left out, and so are
 * amounts after the year of the book.
 */
function costsByYear(book: Book): Costs | null {
  const latest = yearOf(book.issuedOn);
  const all = happenings(book).flatMap(({ day, cost }) => {
    const year = yearOf(day);
    return cost === null || year > latest || lastYearOf(day) > year ? [] : [{ year, cost }];
  });
  if (all.length === 0) return null;
  const currency = mostUsed(all.map(({ cost }) => cost));
  const first = Math.min(...all.map(({ year }) => year));
  const years = Array.from({ length: latest - first + 1 }, (_, at) => first + at);
  const sum = (year: number): number =>
    all
      .filter((one) => one.year === year && one.cost.currency === currency)
      .reduce((total, { cost }) => total + cost.amount, 0);
  return { currency, years: years.map((year) => ({ year, amount: sum(year) })) };
}

function mostUsed(costs: readonly Money[]): string {
  const counts = new Map<string, number>();
  for (const { currency } of costs) counts.set(currency, (counts.get(currency) ?? 0) + 1);
  return [...counts].sort(([one, ones], [other, others]) => others - ones || one.localeCompare(other))[0]![0];
}

function aboutCost({ say }: Making, { currency, years }: Costs): NonNullable<Pages['timeline']>['cost'] {
  const highest = [...years].sort((one, other) => other.amount - one.amount)[0]!;
  return {
    file: '/charts/cost.svg',
    alt: say(m.costAlt({ currency, year: highest.year })),
    caption: say(m.costCaption({ currency })),
  };
}

type Row = TimelineRow & { sort: string };

function rows(making: Making): TimelineRow[] {
  const { book, say, has } = making;
  const of = <T extends Happening>(
    things: readonly T[],
    chapter: Chapter,
    what: (thing: T) => string,
    to: (id: number) => string,
  ) => (has(chapter) ? things.map((thing) => row(making, thing, what(thing), to(thing.id))) : []);
  const changes = book.owners.flatMap((owner, index): Row[] => {
    if (owner.from === null || !has('ownership')) return [];
    const name = say(m.newOwner({ name: ownerName(making, index) }));
    const thing = { ...owner, id: index, day: owner.from, mileage: owner.mileageFrom, cost: null };
    return [row(making, thing, name, labelOf.owner(index))];
  });
  const done = book.modifications.filter(({ status }) => status !== 'Planned');
  const all = [
    ...changes,
    ...of(book.services, 'services', ({ name }) => name, labelOf.service),
    ...of(done, 'modifications', ({ name }) => name, labelOf.modification),
    ...of(book.issues, 'issues', ({ title }) => title, labelOf.issue),
    ...of(book.trackDays, 'track-days', ({ track }) => track, labelOf.trackDay),
  ];
  return all.sort((one, other) => one.sort.localeCompare(other.sort)).map(({ sort: _, ...one }) => one);
}

function row({ writing }: Making, thing: Happening, what: string, to: string): Row {
  return {
    sort: firstDay(thing.day),
    year: String(yearOf(thing.day)),
    day: writing.dayOfYear(thing.day),
    what,
    mileage: thing.mileage === null ? '' : writing.distance(thing.mileage),
    cost: thing.cost === null ? '' : writing.money(thing.cost),
    mark: markFor(thing),
    to,
  };
}
