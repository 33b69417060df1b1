import type { Said } from '@carnet/messages';
import * as m from '../messages/book.js';
import type { Covered, Energy, FuelYear } from '../model/book.js';
import { consumptionOn, scaleOf } from '../text/consumption.rules.js';
import { NOTHING } from '../text/writing.rules.js';
import type { Making } from './making.js';
import type { FuelRow, Pages } from './pages.js';

const ENERGIES: Readonly<Record<string, Said>> = {
  ...{ petrol: m.petrol, diesel: m.diesel, lpg: m.lpg, cng: m.cng, electricity: m.electricity },
  ...{ hydrogen: m.hydrogen, adblue: m.adblue, oil: m.oil, 'two-stroke-mix': m.twoStrokeMix },
} satisfies Record<Energy, Said>;

/** Fuel filled and consumed, by year: a summary, not each fill-up. */
export function fuel(making: Making): NonNullable<Pages['fuel']> {
  const { book, say } = making;
  const energies = Map.groupBy(book.fuel, ({ energy, unit }) => `${energy} ${unit}`);
  const hasCosts = book.fuel.some(({ costs }) => costs.length > 0);
  return {
    intro: [say(m.fuelIntro), say(m.fuelMeasured), ...(hasCosts ? [say(m.fuelPaid)] : [])],
    energies: [...energies.values()].map((years) => ({
      name: energyName(making, years[0]!.energy),
      rows: years.map((year) => fuelRow(making, year)),
    })),
  };
}

/** An energy that this release does not know is printed by its code. */
function energyName({ say }: Making, energy: Energy): string {
  const name = ENERGIES[energy];
  return name ? say(name) : energy;
}

function fuelRow({ book, say, writing }: Making, year: FuelYear): FuelRow {
  const scale = scaleOf(year, book.options, book.vehicle.odometerUnit);
  const worded = (name: Said | string): string => (typeof name === 'string' ? name : say(name));
  const figure = consumptionOn(scale, year.consumed);
  const name = year.consumed.km === null ? `${worded(scale.unit)}/h` : worded(scale.name);
  const { distance } = year.driven;
  const share = shareOf(year.consumed, year.driven);
  return {
    year: String(year.year),
    fillUps: writing.number(year.fillUps),
    amount: `${writing.number(year.amount / scale.amount, 1)}\u00a0${worded(scale.unit)}`,
    distance: distance ? writing.distance(Math.round(distance)) : NOTHING,
    consumption: figure === null ? NOTHING : `${writing.number(figure, figure < 3 ? 2 : 1)}\u00a0${name}`,
    costs: year.costs.map(writing.money),
    covered: share === null ? NOTHING : writing.percent(share),
  };
}

/** Whole percents; 100 only if all of the distance is covered. Null if no distance is known. */
function shareOf(covered: Covered, driven: Covered): number | null {
  const [part, whole] = driven.km === null ? [covered.distance, driven.distance] : [covered.km, driven.km];
  return part === null || !whole ? null : Math.floor((part * 100) / whole);
}
