import type { CostKind, CostTotal } from '@carnet/contracts';
import { inUnit, type OdometerUnit } from '@carnet/mf-kit/formats';
import type { ColumnOf } from '../charts';
import type { Distance } from './costs.queries';

const KINDS: readonly CostKind[] = ['maintenance', 'repair', 'part', 'modification', 'other'];

/** Kinds from the bottom to the top of a stack: first the kinds that all domains share, then kinds of single remotes. */
export const kindsOf = (totals: readonly CostTotal[]): string[] => [
  ...new Set<string>([...KINDS, ...totals.map(({ kind }) => kind)]),
];

/** A total with its currency. */
export interface Total extends CostTotal {
  currency: string;
}

/** Filters of the sum. A filter that is undefined matches everything. */
export interface Narrowing {
  vehicles?: ReadonlySet<number>;
  kind?: string;
  currency?: string;
  /** First and last year, inclusive. Amounts without a date belong to no year. */
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

/** Sum of the amounts in one currency. */
export interface Sum {
  currency: string;
  amount: number;
  count: number;
  byRate: boolean;
}

/** Sums by currency. The currency with the most amounts comes first. */
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

/** One column for each year from the first to the last, also for years without costs. Amounts without a date get a column of their own at the end. */
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
 * Cost of a mile, a kilometre or an hour: amounts of the years with a known distance, divided by that distance. Vehicles whose distance cannot be converted to
 * `unit` are left out. Null if no distance is known.
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
