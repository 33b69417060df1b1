import type { CostKind, CostTotal } from '@carnet/contracts';
import { inUnit, type OdometerUnit } from '@carnet/mf-kit/formats';
import type { ColumnOf } from '../charts';
import type { Distance } from './costs.queries';

const KINDS: readonly CostKind[] = ['maintenance', 'repair', 'part', 'modification', 'other'];

/** In the order in which they stand on top of each other: those of all domains, and above them what remotes have of their own. */
export const kindsOf = (totals: readonly CostTotal[]): string[] => [
  ...new Set<string>([...KINDS, ...totals.map(({ kind }) => kind)]),
];

/** A total whose currency is said. */
export interface Total extends CostTotal {
  currency: string;
}

/** Filters of the sum; a filter that is left out narrows nothing. */
export interface Narrowing {
  vehicles?: ReadonlySet<number>;
  kind?: string;
  currency?: string;
  /** The first year and the last. Amounts without a day are of no year. */
  from?: number;
  to?: number;
}

export const inCurrencies = (totals: readonly CostTotal[], own: string): Total[] =>
  totals.map((total) => ({ ...total, currency: total.currency ?? own }));

export function narrowed(totals: readonly Total[], { vehicles, kind, currency, from, to }: Narrowing): Total[] {
  return totals.filter(
    (total) =>
      (!vehicles || vehicles.has(total.vehicleId)) &&
      (!kind || total.kind === kind) &&
      (!currency || total.currency === currency) &&
      isWithin(total.year, from, to),
  );
}

const isWithin = (year: number | null, from = -Infinity, to = Infinity): boolean =>
  year === null ? from === -Infinity && to === Infinity : from <= year && year <= to;

/** Amounts of one currency together. */
export interface Sum {
  currency: string;
  amount: number;
  count: number;
  byRate: boolean;
}

/** By currency: that of most amounts first. */
export function sumsOf(totals: readonly Total[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const { currency, amount, count, byRate } of totals) {
    const sum = sums.get(currency) ?? { currency, amount: 0, count: 0, byRate: false };
    sums.set(currency, {
      currency,
      amount: sum.amount + amount,
      count: sum.count + count,
      byRate: sum.byRate || byRate,
    });
  }
  return [...sums.values()].sort((a, b) => b.count - a.count || a.currency.localeCompare(b.currency));
}

/** A column for each year from the first to the last, also where it cost nothing; what has no day stands apart. */
export function columnsOf(totals: readonly Total[], undated: string): ColumnOf[] {
  const years = totals.flatMap(({ year }) => (year === null ? [] : [year]));
  const first = Math.min(...years);
  const count = years.length > 0 ? Math.max(...years) - first + 1 : 0;
  const kinds = kindsOf(totals);
  const scale = Array.from({ length: count }, (_, i) => first + i).map((year) => ({
    key: String(year),
    label: String(year),
    values: valuesOf(
      kinds,
      totals.filter((total) => total.year === year),
    ),
  }));
  const without = totals.filter(({ year }) => year === null);
  if (without.length === 0) return scale;
  return [...scale, { key: 'undated', label: undated, values: valuesOf(kinds, without), apart: true }];
}

const valuesOf = (kinds: readonly string[], totals: readonly Total[]): number[] =>
  kinds.map((kind) => totals.reduce((sum, total) => sum + (total.kind === kind ? total.amount : 0), 0));

/** The cost of one unit of distance. */
export interface PerDistance {
  unit: OdometerUnit;
  distance: number;
  atLeast: boolean;
  sums: Sum[];
}

/**
 * The cost of a mile, a kilometer or an hour: the amounts of the years in which a distance is known, by that distance. Vehicles whose distance does
 * not go into `unit` are left out, with their costs. Null where no distance is known.
 */
export function perDistance(
  totals: readonly Total[],
  distances: readonly Distance[],
  unit: OdometerUnit,
  { from = -Infinity, to = Infinity }: Pick<Narrowing, 'from' | 'to'> = {},
): PerDistance | null {
  const known = distances.flatMap(({ vehicle_id, odometer_unit, at_least, years }) => {
    const within = years.filter(({ year }) => from <= year && year <= to);
    const distance = inUnit(sum(within.map((one) => one.distance)), odometer_unit, unit);
    return distance ? [{ id: vehicle_id, distance, at_least, years: new Set(within.map(({ year }) => year)) }] : [];
  });
  if (known.length === 0) return null;
  const distance = sum(known.map((one) => one.distance));
  const years = new Map(known.map((one) => [one.id, one.years]));
  const counted = totals.filter(({ vehicleId, year }) => year !== null && years.get(vehicleId)?.has(year));
  const sums = sumsOf(counted).map((one) => ({ ...one, amount: one.amount / distance }));
  return { unit, distance: Math.round(distance), atLeast: known.some((one) => one.at_least), sums };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
