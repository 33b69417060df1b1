import type { OdometerUnit } from '@carnet/fields';
import { countedIn, sumOfAmounts, sumOfDistances, sumOfMoney } from './amount.rules.js';
import type {
  ConsumedView,
  ConsumptionView,
  DistanceCostView,
  EnergyConsumptionView,
  FigureView,
  TogetherView,
} from './consumption.dto.js';
import {
  type Figure,
  type Filled,
  type Instrument,
  isFigure,
  type Outcome,
  outcomesOf,
  placed,
  runsOf,
} from './figure.rules.js';

/** The requested days; a figure counts on the day on which it ends. */
export interface Days {
  from?: string | null;
  to?: string | null;
}

/** A vehicle's consumption, from its fill-ups and its odometer's ledger. */
export function consumptionOf(
  vehicleId: number,
  fillUps: readonly Filled[],
  instrument: Instrument,
  days: Days = {},
): ConsumptionView {
  const { unit, chapters } = instrument;
  const all = placed(fillUps, instrument);
  const among = (outcomes: Outcome[]) => outcomes.filter(({ at }) => isAmong(at.filled_on, days));
  const byEnergy = Map.groupBy(all, ({ energy }) => energy);
  const energies = [...byEnergy.values()].flatMap((those) => energiesOf(among(outcomesOf(those, chapters)), unit));
  return {
    vehicle_id: vehicleId,
    odometer_unit: unit,
    energies,
    together: together(among(runsOf(all, chapters)), unit),
  };
}

export const isAmong = (day: string, { from, to }: Days): boolean => (!from || day >= from) && (!to || day <= to);

/** One energy may be counted by volume and by mass, which cannot be added, so each has its own entry. */
function energiesOf(outcomes: readonly Outcome[], unit: OdometerUnit): EnergyConsumptionView[] {
  return [...Map.groupBy(outcomes, ({ at }) => countedIn(at.unit))].map(([counted, those]) => {
    const figures = those.filter(isFigure);
    const months = Map.groupBy(figures, ({ at }) => at.filled_on.slice(0, 7));
    return {
      ...{ energy: those[0]!.at.energy, unit: counted },
      ...consumed(figures, unit),
      months: [...months].map(([month, ended]) => ({ month, ...consumed(ended, unit) })),
      outcomes: those.map((outcome) => toView(outcome, unit)).reverse(),
    };
  });
}

const consumed = (figures: readonly Figure[], unit: OdometerUnit): ConsumedView => ({
  figures: figures.length,
  amount: sumOfAmounts(figures.flatMap(({ filled }) => filled)),
  ...distances(figures, unit),
  costs: costsOf(figures, unit),
});

function distances(figures: readonly Figure[], unit: OdometerUnit) {
  const covered = figures.map((figure) => figure.covered);
  return { distance: sumOfDistances(covered, unit) ?? 0, distance_km: sumOfDistances(covered, 'km') };
}

/** Costs by distance and currency, from figures with a known cost. */
function costsOf(figures: readonly Figure[], unit: OdometerUnit): DistanceCostView[] {
  const known = figures.flatMap((figure) => {
    const cost = costOf(figure);
    return cost ? [{ figure, ...cost }] : [];
  });
  return [...Map.groupBy(known, ({ currency }) => currency)].map(([currency, those]) => ({
    currency,
    total: sumOfMoney(those.map(({ total }) => total)),
    ...distances(
      those.map(({ figure }) => figure),
      unit,
    ),
  }));
}

/** The cost of a figure; null if one of its fill-ups has no total, or has another currency. */
function costOf({ filled }: Figure): { total: number; currency: string } | null {
  const [first] = filled;
  const currency = first?.currency ?? null;
  if (currency === null || filled.some((one) => one.total === null || one.currency !== currency)) return null;
  return { currency, total: sumOfMoney(filled.map(({ total }) => total!)) };
}

function toView(outcome: Outcome, unit: OdometerUnit): FigureView {
  const { at, reason } = outcome;
  const about = { fill_up_id: at.id, filled_on: at.filled_on, reason };
  if (!isFigure(outcome)) return { ...about, ...NOTHING };
  const { from, filled } = outcome;
  return {
    ...about,
    ...{ from_id: from.id, fill_ups: filled.length, amount: sumOfAmounts(filled) },
    ...distances([outcome], unit),
    ...(costOf(outcome) ?? { total: null, currency: null }),
  };
}

const NOTHING = {
  ...{ from_id: null, fill_ups: null, amount: null, distance: null },
  ...{ distance_km: null, total: null, currency: null },
};

function together(runs: readonly Outcome[], unit: OdometerUnit): TogetherView {
  const energies = new Set(runs.map(({ at }) => at.energy));
  return { exact: energies.size < 2, costs: costsOf(runs.filter(isFigure), unit) };
}
