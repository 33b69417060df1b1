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
  field,
  type FormField,
  formOf,
  moneyText,
  numberOrNull,
  textOrNull,
  type ValuesIn,
} from '@carnet/mf-kit/forms';
import { type AmountUnit, type Energy, usualUnit } from '../consumption';
import { decimalProblem } from './decimal.rules';
import type { FillUp, LastUsed } from './fill-ups.queries';
import type { Paper } from './paper.queries';
import * as common from '../messages/common';
import * as m from '../messages/fill-up-form';

/** Decimals of amounts and prices; the service keeps as many. */
const DECIMALS = 6;
const TRIP_DECIMALS = 3;

type Range = Parameters<typeof decimalProblem>[2];

/** A number with decimals, as it is read from the API, and how a person's text is judged. */
const decimals = (label: string, range: Range) => ({
  read: (answer: Readonly<Record<string, unknown>>, name: string) => decimalText(answer[name] as number | null),
  problem: (text: string) => decimalProblem(label, text, range),
});
const decimal = (label: string, range: Range) => field.as(numberOrNull, decimals(label, range));

const AMOUNT = { min: FILL_UP_AMOUNT_MIN, max: FILL_UP_AMOUNT_MAX, decimals: DECIMALS };

const isCharge = ({ energy }: { energy?: unknown }): boolean => energy === 'electricity';
const percent = (label: string) => ({
  ...field.whole(label, { max: () => FILL_UP_FROM_PERCENT_MAX }),
  applies: isCharge,
});

export const fillUpForm = formOf<Omit<usage.CreateFillUp, 'to_complete'>, FillUp>()(
  {
    vehicle_id: field.id(m.vehicleRequired),
    filled_on: field.as(String, { required: m.dateRequired }),
    at: field.as((text) => timeOf(text) ?? null, {
      problem: (text) => (timeOf(text) === undefined ? m.timeOfDay : null),
    }),
    odometer: field.whole(common.odometer),
    trip: decimal(m.trip, { max: FILL_UP_TRIP_MAX, decimals: TRIP_DECIMALS }),
    /** Empty until one is chosen of a vehicle that had none. */
    energy: field.choice<Energy>('', m.energyRequired) as FormField<Energy, Energy | ''>,
    amount: field.as((text) => numberOrNull(text)!, { ...decimals(common.amount, AMOUNT), required: m.amountRequired }),
    unit: field.choice<AmountUnit>('l') as FormField<AmountUnit, AmountUnit>,
    full: field.flag(true),
    missed_before: field.flag(false),
    excluded: field.flag(false),
    ...field.money('total', common.total),
    unit_price: decimal(common.price, { max: FILL_UP_UNIT_PRICE_MAX, decimals: DECIMALS }),
    station: field.as((text) => textOrNull(text.trim())),
    tank: field.whole(m.tank, { min: FILL_UP_TANK_MIN, max: () => FILL_UP_TANK_MAX }),
    note: field.optional(),
    charge_kind: { ...field.optionalChoice<NonNullable<usage.CreateFillUp['charge_kind']>>(), applies: isCharge },
    from_percent: percent(m.chargeBefore),
    to_percent: percent(m.chargeAfter),
  },
  m.required,
);
export type FillUpValues = ValuesIn<typeof fillUpForm>;

/** Values that a new fill-up copies from the last one, until a person changes them. */
export type Offered = Pick<FillUpValues, 'energy' | 'unit' | 'full' | 'currency' | 'tank' | 'charge_kind'>;

/** Last values of a vehicle; without any, defaults of the person's region. */
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

/** Values that depend on the energy: from its last fill-up, or defaults of the person's region. */
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

export const newFillUpValues = (vehicle_id: string, lastUsed: LastUsed | undefined): FillUpValues =>
  fillUpForm.initial({ vehicle_id, filled_on: today(), ...offeredOf(lastUsed) });

/** Fills the form from a paper: the owner's values first, then values read by a machine. */
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

/** `14:05` of what somebody typed as `1405`, `14.05` or `14h05`; null of nothing, undefined of what is no time of day. */
export function timeOf(text: string): string | null | undefined {
  if (text.trim() === '') return null;
  const [, hour, minute] = /^(\d{1,2})[:.h ]?(\d{2})$/i.exec(text.trim()) ?? [];
  if (Number(hour) < 24 && Number(minute) < 60) return `${hour!.padStart(2, '0')}:${minute}`;
  return undefined;
}
