import { narrowed, type Sum, sumsOf } from './costs.rules';
import { useCosts } from './use-costs';

interface YearCosts {
  sums: Sum[];
  /** This year and the years before, in the currency with the most amounts. */
  columns: { year: number; amount: number }[];
  waiting: boolean;
  /** True if nothing is known because domains failed. */
  isAway: boolean;
}

const YEARS = 8;

/** Cost of keeping a vehicle in a year, and in the years before. */
export function useYearCosts(vehicleId: number, year: number): YearCosts {
  const { totals, waiting, away } = useCosts({ vehicleId });
  const currency = sumsOf(totals)[0]?.currency;
  const inYear = (one: number) => sumsOf(narrowed(totals, { from: one, to: one }));
  const columns = Array.from({ length: YEARS }, (_, at) => {
    const one = year - YEARS + 1 + at;
    return { year: one, amount: inYear(one).find((sum) => sum.currency === currency)?.amount ?? 0 };
  });
  return { sums: inYear(year), columns, waiting, isAway: away.length > 0 && totals.length === 0 };
}
