import type { BookDistance, BookFuelYear } from '@carnet/contracts/book';
import type { OdometerUnit } from '@carnet/fields';
import { countedIn, type Distance, sumOfAmounts, sumOfDistances, sumOfMoney } from '../consumption/amount.rules.js';
import type { Consumer } from '../consumption/consumption.repository.js';
import { type Days, isAmong } from '../consumption/consumption.rules.js';
import {
  type Figure,
  isFigure,
  type Outcome,
  outcomesOf,
  type Placed,
  placed,
  type Uncovered,
  uncoveredOf,
} from '../consumption/figure.rules.js';

/** The fuel of each year: all fill-ups, and the share of the distance for which consumption is known. */
export function fuelOf({ fillUps, instrument }: Consumer, days: Days): BookFuelYear[] {
  const { unit, chapters } = instrument;
  const byEnergy = Map.groupBy(placed(fillUps, instrument), ({ energy }) => energy);
  return [...byEnergy.values()].flatMap((those) => {
    const outcomes = outcomesOf(those, chapters);
    const uncovered = yearly(uncoveredOf(outcomes, chapters));
    const asked = outcomes.filter(({ at }) => isAmong(at.filled_on, days));
    return [...yearly(asked)]
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, ended]) => {
        const rest = (uncovered.get(key) ?? []).filter(({ at }) => isAmong(at.filled_on, days));
        return yearOf(ended, rest, unit);
      });
  });
}

/** Groups by counting unit and by the year in which each result ends. Volume and mass of one energy cannot be added. */
const yearly = <T extends { at: Placed }>(ended: readonly T[]): Map<string, T[]> =>
  Map.groupBy(ended, ({ at }) => `${countedIn(at.unit)} ${at.filled_on.slice(0, 4)}`);

function yearOf(ended: readonly Outcome[], rest: readonly Uncovered[], unit: OdometerUnit): BookFuelYear {
  const filled = ended.map(({ at }) => at);
  const [first] = filled as [Placed];
  const figures = ended.filter(isFigure);
  return {
    energy: first.energy,
    unit: countedIn(first.unit),
    year: Number(first.filled_on.slice(0, 4)),
    fill_ups: filled.length,
    amount: sumOfAmounts(filled),
    costs: costsOf(filled),
    driven: distanceOf([...figures, ...rest], unit),
    consumed: { amount: sumOfAmounts(figures.flatMap((figure) => figure.filled)), ...distanceOf(figures, unit) },
  };
}

function costsOf(filled: readonly Placed[]): BookFuelYear['costs'] {
  const paid = filled.filter(({ total, currency }) => total !== null && currency !== null);
  return [...Map.groupBy(paid, ({ currency }) => currency!)].map(([currency, those]) => ({
    currency,
    total: sumOfMoney(those.map(({ total }) => total!)),
  }));
}

function distanceOf(ended: readonly Pick<Figure, 'covered'>[], unit: OdometerUnit): BookDistance {
  const covered = ended.map((one): Distance => one.covered);
  return { distance: sumOfDistances(covered, unit), distance_km: sumOfDistances(covered, 'km') };
}
