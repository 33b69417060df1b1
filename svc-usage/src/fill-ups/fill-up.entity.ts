import type { OwnerId } from '@carnet/rest';

/** Energies that are filled or charged. */
export const ENERGIES = [
  ...(['petrol', 'diesel', 'lpg', 'cng', 'electricity', 'hydrogen'] as const),
  ...(['adblue', 'oil', 'two-stroke-mix'] as const),
] as const;
export type Energy = (typeof ENERGIES)[number];

/** Units of amounts as entered. US and imperial gallons differ. */
export const AMOUNT_UNITS = ['l', 'us_gal', 'imp_gal', 'kg', 'kWh'] as const;
export type AmountUnit = (typeof AMOUNT_UNITS)[number];

export const CHARGE_KINDS = ['ac', 'dc'] as const;
export type ChargeKind = (typeof CHARGE_KINDS)[number];

/** The editable columns of `fill_ups`. */
export interface FillUpFields {
  vehicle_id: number;
  /** `YYYY-MM-DD` */
  filled_on: string;
  /** `HH:MM` in local time. */
  at: string | null;
  /** The odometer's reading, in its own unit. */
  odometer: number | null;
  /** The trip meter's reading, in the same unit. */
  trip: number | null;
  energy: Energy;
  /** In `unit`, as entered. */
  amount: number;
  unit: AmountUnit;
  /** True if the tank was full afterwards, or the battery at its usual level after a charge. */
  full: boolean;
  /** True if a fill-up before this one was not recorded. */
  missed_before: boolean;
  /** True if its owner excludes it from the vehicle's consumption. */
  excluded: boolean;
  /** True for a quick entry that its owner wants to complete later. */
  to_complete: boolean;
  /** In `currency`. */
  total: number | null;
  /** ISO 4217; null without a total and a price. Null in a write means that none was given: PostgreSQL then writes the owner's. */
  currency: string | null;
  /** The price of one `unit`. */
  unit_price: number | null;
  station: string | null;
  /** The number of the tank, for a vehicle with several tanks for one energy. */
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
  /** The time of entry, ISO 8601. */
  entered_at: string;
}
