import type { usage } from '@carnet/contracts';
import {
  FILL_UP_AMOUNT_MAX,
  FILL_UP_AMOUNT_MIN,
  FILL_UP_FROM_PERCENT_MAX,
  FILL_UP_TANK_MAX,
  FILL_UP_TANK_MIN,
  FILL_UP_TRIP_MAX,
  FILL_UP_UNIT_PRICE_MAX,
} from '@carnet/contracts/usage';
import { type OdometerUnit, personCurrency, personRegion, today } from '@carnet/mf-kit/formats';
import {
  asText,
  decimalText,
  moneyProblem,
  moneyText,
  numberOrNull,
  type Problems,
  textOrNull,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import { type AmountUnit, type Energy, usualUnit } from '../consumption';
import { decimalProblem } from './decimal.rules';
import type { FillUp, LastUsed } from './fill-ups.queries';
import type { Paper } from './paper.queries';
import * as common from '../messages/common';
import * as m from '../messages/fill-up-form';

/** The form's values: the API's fields, as a person types them. */
export interface FillUpValues {
  vehicle_id: string;
  filled_on: string;
  at: string;
  odometer: string;
  trip: string;
  /** Empty until one is chosen of a vehicle that had none. */
  energy: Energy | '';
  amount: string;
  unit: AmountUnit;
  full: boolean;
  missed_before: boolean;
  excluded: boolean;
  total: string;
  currency: string;
  unit_price: string;
  station: string;
  tank: string;
  note: string;
  charge_kind: string;
  from_percent: string;
  to_percent: string;
}

/** Values that a new fill-up takes from the last one, until a person changes them. */
export type Offered = Pick<FillUpValues, 'energy' | 'unit' | 'full' | 'currency' | 'tank' | 'charge_kind'>;

/** The last values of a vehicle; without any, those that are usual where the person lives. */
export function offeredOf(lastUsed: LastUsed | undefined): Offered {
  const last = lastUsed?.energies[0];
  return {
    energy: last?.energy ?? '',
    unit: last?.unit ?? usualUnit('petrol', personRegion()),
    full: last?.full ?? true,
    currency: last?.currency ?? personCurrency(),
    tank: asText(last?.tank),
    charge_kind: last?.charge_kind ?? '',
  };
}

/** Values that change with the energy: the unit in which it was bought last, or is usual where the person lives. */
export function withEnergy(energy: Energy | '', lastUsed: LastUsed | undefined) {
  const last = lastUsed?.energies.find((one) => one.energy === energy);
  return {
    energy,
    unit: last?.unit ?? usualUnit(energy || 'petrol', personRegion()),
    tank: asText(last?.tank),
    charge_kind: last?.charge_kind ?? '',
    ...(energy !== 'electricity' && { from_percent: '', to_percent: '' }),
  };
}

export const newFillUpValues = (vehicleId: string, lastUsed: LastUsed | undefined): FillUpValues => ({
  vehicle_id: vehicleId,
  filled_on: today(),
  ...{ at: '', odometer: '', trip: '', amount: '', total: '', unit_price: '', station: '', note: '' },
  ...{ missed_before: false, excluded: false, from_percent: '', to_percent: '' },
  ...offeredOf(lastUsed),
});

/** Fills the form with what a paper says: as its owner wrote it, else as a machine read it. */
export function withPaper(values: FillUpValues, paper: Paper, unit: OdometerUnit): FillUpValues {
  const { suggested: read } = paper;
  const isWritten = paper.amount !== null;
  const currency = (isWritten ? paper.currency : read?.currency) ?? values.currency;
  const day = paper.dated_edtf === null ? paper.dated : null;
  const isInItsUnit = read?.mileage_unit === null || read?.mileage_unit === unit;
  return {
    ...values,
    filled_on: day ?? read?.dated ?? values.filled_on,
    currency,
    total: moneyText(isWritten ? paper.amount : (read?.amount ?? null), currency),
    station: paper.vendor ?? read?.vendor ?? '',
    odometer: asText(paper.mileage ?? (isInItsUnit ? read?.mileage : null)),
  };
}

export const valuesOf = (fillUp: FillUp): FillUpValues => ({
  vehicle_id: String(fillUp.vehicle_id),
  filled_on: fillUp.filled_on,
  at: asText(fillUp.at),
  odometer: asText(fillUp.odometer),
  trip: decimalText(fillUp.trip),
  energy: fillUp.energy,
  amount: decimalText(fillUp.amount),
  unit: fillUp.unit,
  full: fillUp.full,
  missed_before: fillUp.missed_before,
  excluded: fillUp.excluded,
  total: moneyText(fillUp.total, fillUp.currency),
  currency: fillUp.currency ?? personCurrency(),
  unit_price: decimalText(fillUp.unit_price),
  station: asText(fillUp.station),
  tank: asText(fillUp.tank),
  note: asText(fillUp.note),
  charge_kind: asText(fillUp.charge_kind),
  from_percent: asText(fillUp.from_percent),
  to_percent: asText(fillUp.to_percent),
});

/** Decimals of amounts and prices; the service keeps as many. */
const DECIMALS = 6;
const TRIP_DECIMALS = 3;

export function fillUpProblems(values: FillUpValues): Problems<FillUpValues> | null {
  const missing = {
    ...(!values.vehicle_id && { vehicle_id: m.vehicleRequired }),
    ...(!values.filled_on && { filled_on: m.dateRequired }),
    ...(!values.energy && { energy: m.energyRequired }),
    ...(!values.amount.trim() && { amount: m.amountRequired }),
  };
  if (Object.keys(missing).length > 0) return { message: m.required, fields: missing };
  const { amount, unit_price, total, currency, trip } = values;
  const problems: Record<string, string | null> = {
    odometer: wholeNumberProblem(common.odometer, values.odometer),
    amount: decimalProblem(common.amount, amount, {
      min: FILL_UP_AMOUNT_MIN,
      max: FILL_UP_AMOUNT_MAX,
      decimals: DECIMALS,
    }),
    unit_price: decimalProblem(common.price, unit_price, { max: FILL_UP_UNIT_PRICE_MAX, decimals: DECIMALS }),
    total: moneyProblem(common.total, total, currency),
    at: timeOf(values.at) === undefined ? m.timeOfDay : null,
    trip: decimalProblem(m.trip, trip, { max: FILL_UP_TRIP_MAX, decimals: TRIP_DECIMALS }),
    tank: wholeNumberProblem(m.tank, values.tank, FILL_UP_TANK_MIN, FILL_UP_TANK_MAX),
    from_percent: wholeNumberProblem(m.chargeBefore, values.from_percent, 0, FILL_UP_FROM_PERCENT_MAX),
    to_percent: wholeNumberProblem(m.chargeAfter, values.to_percent, 0, FILL_UP_FROM_PERCENT_MAX),
  };
  const fields = Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
  const [first] = Object.values(fields);
  return first ? { message: first, fields } : null;
}

/** `14:05` of what somebody typed as `1405`, `14.05` or `14h05`; null of nothing, undefined of what is no time of day. */
export function timeOf(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const [, hour, minute] = /^(\d{1,2})[:.h ]?(\d{2})$/i.exec(text.trim()) ?? [];
  if (Number(hour) < 24 && Number(minute) < 60) return `${hour!.padStart(2, '0')}:${minute}`;
  return undefined;
}

export function fillUpBody(values: FillUpValues): usage.CreateFillUp {
  const isCharge = values.energy === 'electricity';
  return {
    vehicle_id: Number(values.vehicle_id),
    filled_on: values.filled_on,
    at: timeOf(values.at) ?? null,
    odometer: numberOrNull(values.odometer),
    trip: numberOrNull(values.trip),
    energy: values.energy as Energy,
    amount: numberOrNull(values.amount)!,
    unit: values.unit,
    full: values.full,
    missed_before: values.missed_before,
    excluded: values.excluded,
    total: numberOrNull(values.total),
    currency: values.currency,
    unit_price: numberOrNull(values.unit_price),
    station: textOrNull(values.station.trim()),
    tank: numberOrNull(values.tank),
    note: textOrNull(values.note),
    charge_kind: isCharge ? ((values.charge_kind || null) as usage.CreateFillUp['charge_kind']) : null,
    from_percent: isCharge ? numberOrNull(values.from_percent) : null,
    to_percent: isCharge ? numberOrNull(values.to_percent) : null,
  };
}
