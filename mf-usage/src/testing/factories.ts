import type { garage, usage } from '@carnet/contracts';

export const aFillUp = (fields: Partial<usage.FillUpView> = {}): usage.FillUpView => ({
  id: 5,
  vehicle_id: 7,
  make: 'Alfa Romeo',
  model: 'GT Junior',
  year: 1973,
  nickname: null,
  filled_on: '2026-03-04',
  at: null,
  odometer: 84_120,
  trip: null,
  odometer_unit: 'mi',
  energy: 'petrol',
  amount: 10.5,
  unit: 'us_gal',
  full: true,
  missed_before: false,
  excluded: false,
  to_complete: false,
  total: 36.75,
  currency: 'USD',
  unit_price: 3.5,
  station: 'Shell, Main Street',
  tank: null,
  note: null,
  charge_kind: null,
  from_percent: null,
  to_percent: null,
  version: 1,
  created_at: '2026-03-04T10:00:00+00:00',
  updated_at: '2026-03-04T10:00:00+00:00',
  ...fields,
});

export const anOutcome = (fields: Partial<usage.FigureView> = {}): usage.FigureView => ({
  fill_up_id: 5,
  filled_on: '2026-03-04',
  reason: null,
  from_id: 4,
  fill_ups: 1,
  amount: 39.746824,
  distance: 250,
  distance_km: 402.336,
  total: 36.75,
  currency: 'USD',
  ...fields,
});

export const NO_FIGURE = {
  ...{ from_id: null, fill_ups: null, amount: null, distance: null, distance_km: null, total: null, currency: null },
} as const;

export const anEnergy = (fields: Partial<usage.EnergyConsumptionView> = {}): usage.EnergyConsumptionView => ({
  energy: 'petrol',
  unit: 'l',
  figures: 1,
  amount: 39.746824,
  distance: 250,
  distance_km: 402.336,
  costs: [{ currency: 'USD', total: 36.75, distance: 250, distance_km: 402.336 }],
  months: [],
  outcomes: [anOutcome()],
  ...fields,
});

export const aConsumption = (fields: Partial<usage.ConsumptionView> = {}): usage.ConsumptionView => ({
  vehicle_id: 7,
  odometer_unit: 'mi',
  energies: [anEnergy()],
  together: { exact: true, costs: [{ currency: 'USD', total: 36.75, distance: 250, distance_km: 402.336 }] },
  ...fields,
});

export const aLastUsed = (fields: Partial<usage.LastUsedView> = {}): usage.LastUsedView => ({
  id: 4,
  energy: 'petrol',
  unit: 'us_gal',
  full: true,
  currency: 'USD',
  unit_price: 3.459,
  station: 'Shell, Main Street',
  tank: null,
  charge_kind: null,
  filled_on: '2026-02-20',
  odometer: 83_870,
  ...fields,
});

/** A vehicle as selectors have it. */
export const aVehicle = (
  fields: Partial<Pick<garage.VehicleView, 'id' | 'nickname' | 'odometer_unit' | 'current_mileage'>> = {},
) => ({
  id: 7,
  year: 1973,
  make: 'Alfa Romeo',
  model: 'GT Junior',
  nickname: null,
  odometer_unit: 'mi',
  current_mileage: 84_120,
  ...fields,
});
