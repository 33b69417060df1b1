import { formatDate, formatMoney, formatNumber, type OdometerUnit } from '@carnet/mf-kit/formats';
import { Figures, SegmentedButtons } from '@carnet/mf-kit/ui';
import { useState } from 'react';
import { Line, type LinePoint } from '../charts';
import {
  AMOUNT_UNITS,
  countedText,
  distanceCostText,
  distanceText,
  ENERGIES,
  type EnergyConsumption,
  figureOf,
  figureText,
  figureUnit,
  priceText,
  REASONS_TOLD,
  type Scale,
  ScaleSelect,
  unitBeside,
  useScale,
  withUnit,
} from '../consumption';
import type { FillUp } from '../fill-ups';
import { filledOf, pricesOf } from './fuel.rules';
import classes from './vehicle-fuel.module.css';
import * as common from '../messages/common';
import * as m from '../messages/vehicle-fuel';

interface EnergyFuelProps {
  energy: EnergyConsumption;
  odometer: OdometerUnit;
  fillUps: readonly FillUp[];
}

/** One energy: current consumption and its history, costs, and total amount. */
export function EnergyFuel({ energy, odometer, fillUps }: EnergyFuelProps) {
  const [scale] = useScale(energy.unit, odometer);
  const filled = filledOf(fillUps, energy.energy, energy.unit);
  const unit = figureUnit(scale, energy.energy, odometer);
  const written = (figure: number | null) => figure !== null && withUnit(figureText(figure), unit);
  const last = energy.outcomes.find(({ reason }) => reason === null);
  return (
    <section className={classes.energy} aria-label={ENERGIES[energy.energy]}>
      <div className={classes.head}>
        <h2>{ENERGIES[energy.energy]}</h2>
        {odometer !== 'h' && <ScaleSelect counted={energy.unit} odometer={odometer} />}
      </div>
      <Figures
        items={[
          { label: m.lastly, value: last && written(figureOf(last, scale, energy.energy)) },
          { label: m.onAverage, value: energy.figures > 0 && written(figureOf(energy, scale, energy.energy)) },
          {
            label: m.costByDistance,
            value: energy.costs.map((cost) => distanceCostText(cost, odometer)).join(' · '),
          },
          { label: m.filledInAll, value: countedText(filled.amount, scale) },
          {
            label: m.spentInAll,
            value: filled.costs.map(({ total, currency }) => formatMoney(total, undefined, currency)).join(' · '),
          },
        ].map(({ label, value }) => ({ label, value: value || null }))}
      />
      {energy.figures === 0 && <NoFigureYet energy={energy} />}
      <div className={classes.charts}>
        <ConsumptionChart energy={energy} odometer={odometer} scale={scale} />
        <PriceChart
          energy={energy}
          fillUps={fillUps}
          scale={scale}
          currencies={filled.costs.map((cost) => cost.currency)}
        />
      </div>
    </section>
  );
}

/** If there is no figure, shows the reason of the newest fill-up. */
function NoFigureYet({ energy }: { energy: EnergyConsumption }) {
  const reason = energy.outcomes[0]?.reason;
  return reason ? <p className={classes.note}>{REASONS_TOLD[reason]}</p> : null;
}

interface ConsumptionChartProps {
  energy: EnergyConsumption;
  odometer: OdometerUnit;
  scale: Scale;
}

/** Consumption over time, by the day of each fill-up. Points are joined only if no data are missing between them. */
function ConsumptionChart({ energy, odometer, scale }: ConsumptionChartProps) {
  const unit = figureUnit(scale, energy.energy, odometer);
  const oldestFirst = energy.outcomes.toReversed();
  const points = oldestFirst.flatMap((outcome): LinePoint[] => {
    const value = figureOf(outcome, scale, energy.energy);
    if (value === null) return [];
    const note = m.onDistance({ distance: distanceText(outcome.distance!, odometer) });
    return [
      {
        day: outcome.filled_on,
        value,
        begins: !oldestFirst.some(({ fill_up_id, reason }) => fill_up_id === outcome.from_id && reason === null),
        texts: [formatDate(outcome.filled_on), withUnit(figureText(value), unit), note],
      },
    ];
  });
  if (points.length < 2) return null;
  const average = figureOf(energy, scale, energy.energy);
  return (
    <div className={classes.chart}>
      <h3>{m.consumptionIn({ unit })}</h3>
      <Line
        points={points}
        write={(value, decimals) => formatNumber(value, undefined, decimals)}
        least={isSmall(points) ? 0.01 : 0.1}
        average={
          average === null
            ? undefined
            : { value: average, text: m.averageIs({ figure: withUnit(figureText(average), unit) }) }
        }
        summary={m.consumptionSummary({
          count: points.length,
          first: points[0]!.texts[0],
          last: points.at(-1)!.texts[0],
          figure: points.at(-1)!.texts[1],
        })}
        placeOf={(at, all) => m.figureOf({ at, all })}
        words={{ caption: m.oldestFirst, headers: [common.date, m.consumption, m.distance] }}
      />
    </div>
  );
}

const isSmall = (points: readonly LinePoint[]): boolean => Math.max(...points.map(({ value }) => value)) < 3;

interface PriceChartProps {
  energy: EnergyConsumption;
  fillUps: readonly FillUp[];
  scale: Scale;
  currencies: readonly string[];
}

/** Price per litre, gallon or kilowatt-hour at each fill-up, in one currency at a time. */
function PriceChart({ energy, fillUps, scale, currencies }: PriceChartProps) {
  const [chosen, choose] = useState('');
  const currency = currencies.includes(chosen) ? chosen : currencies[0];
  if (currency === undefined) return null;
  const unit = unitBeside(scale);
  const prices = pricesOf(fillUps, { energy: energy.energy, unit, currency });
  if (prices.length < 2) return null;
  const highest = Math.max(...prices.map(({ price }) => price));
  const decimals = highest < 10 ? 2 : 0;
  const points = prices.map(({ fillUp, price }): LinePoint => ({
    day: fillUp.filled_on,
    value: price,
    texts: [formatDate(fillUp.filled_on), priceText(rounded(price), currency, unit), fillUp.station ?? ''],
  }));
  return (
    <div className={classes.chart}>
      <h3>{m.priceIn({ unit: AMOUNT_UNITS[unit] })}</h3>
      {currencies.length > 1 && (
        <SegmentedButtons label={m.currency} value={currency} onChange={choose} options={currencies} />
      )}
      <Line
        points={points}
        write={(value) => formatNumber(value, undefined, decimals)}
        least={decimals ? 0.01 : 1}
        summary={m.priceSummary({
          count: points.length,
          first: points[0]!.texts[0],
          last: points.at(-1)!.texts[0],
          price: points.at(-1)!.texts[1],
        })}
        placeOf={(at, all) => m.priceOf({ at, all })}
        words={{ caption: m.oldestFirst, headers: [common.date, common.price, common.station] }}
      />
    </div>
  );
}

/** A computed price gets no more decimals than an entered one. */
const rounded = (price: number): number => Number(price.toFixed(3));
