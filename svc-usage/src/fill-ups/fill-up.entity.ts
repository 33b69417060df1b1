import type { OwnerId } from '@carnet/rest';

/** Energies that are filled or charged. */
export const ENERGIES = [
  ...(['petrol', 'diesel', 'lpg', 'cng', 'electricity', 'hydrogen'] as const),
  ...(['adblue', 'oil', 'two-stroke-mix'] as const),
] as const;
export type Energy = (typeof ENERGIES)[number];

/** Units in which an amount is written: US and imperial gallons are not the same. */
export const AMOUNT_UNITS = ['l', 'us_gal', 'imp_gal', 'kg', 'kWh'] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];

export const CHARGE_KINDS = ['ac', 'dc'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** The columns of `fill_ups` that a person can write. */
export interface FillUpFields {
  vehicle_id: number;
  /** `YYYY-MM-DD` */
  filled_on: string;
  /** `HH:MM`, where it was. */
  at: string | null;
  /** The odometer's reading, in its own unit. */
  odometer: number | null;
  /** The trip meter's reading, in the same unit. */
  trip: number | null;
  energy: Energy;
  /** In `unit`, as it was written. */
  amount: number;
  unit: AmountUnit;
  /** The tank was full afterwards, or the battery as it always is after a charge. */
  full: boolean;
  /** One before it is not here. */
  missed_before: boolean;
  /** Its owner leaves it out of what the vehicle consumes. */
  excluded: boolean;
  /** It was written down in a hurry, and its owner means to complete it. */
  to_complete: boolean;
  /** In `currency`. */
  total: number | null;
  /** ISO 4217; null without a total and a price, and in what is to be stored where nobody said it: PostgreSQL then writes the owner's. */
  currency: string | null;
  /** For one `unit`. */
  unit_price: number | null;
  station: string | null;
  /** The number of the tank, for a vehicle that has several for one energy. */
  tank: number | null;
  note: string | null;
  charge_kind: ChargeKind | null;
  from_percent: number | null;
  to_percent: number | null;
}

/** A row of `fill_ups`. */
export interface FillUp extends FillUpFields {
  id: number;
  owner_id: OwnerId;
  version: number;
  /** The moment of recording, ISO 8601. */
  entered_at: string;
}
