import type { garage, usage } from '@carnet/contracts';
import type { LapFile } from '../lap-files';

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

/** A vehicle in the form of selectors. */
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

export const aComponent = (fields: Partial<usage.ComponentView> = {}): usage.ComponentView => ({
  id: 3,
  part_id: null,
  part_name: null,
  kind: 'tyres',
  name: 'Winter wheels',
  maker: 'Vredestein',
  number: null,
  size: '185/70 R 15 89V',
  season: 'winter',
  tyres: (['front-left', 'front-right'] as const).map((position) => ({ position, dot: '2319', dot_decade: null })),
  made_on: null,
  first_used_on: null,
  bought_on: null,
  price: null,
  currency: null,
  stored_at: 'Cellar',
  limits: [],
  note: null,
  retired_on: null,
  fitted: [],
  version: 1,
  created_at: '2026-03-04T10:00:00+00:00',
  updated_at: '2026-03-04T10:00:00+00:00',
  ...fields,
});

export const aUse = (fields: Partial<usage.EntryView> = {}): usage.EntryView => ({
  ...{ id: 9, component_id: 3, kind: 'use', happened_on: '2026-03-04', mileage: null, positions: null },
  ...{ depth_unit: null, depths: null, distance: null, distance_unit: null, hours: null, sessions: null },
  ...{ open: null, note: null, version: 1 },
  ...{ created_at: '2026-03-04T10:00:00+00:00', updated_at: '2026-03-04T10:00:00+00:00' },
  ...fields,
});

/** A tread reading of one tyre, in its middle. */
export const aTread = (fields: Partial<usage.EntryView> = {}): usage.EntryView => ({
  ...aUse({ kind: 'tread', depth_unit: 'mm', version: 3 }),
  depths: [{ position: 'front-left', inner: null, middle: 6.5, outer: null }],
  ...fields,
});

export const aSession = (fields: Partial<usage.TrackSessionView> = {}): usage.TrackSessionView => ({
  ...{ id: 4, vehicle_id: 7, make: 'Mazda', model: 'MX-5', year: 1990, nickname: null, odometer_unit: 'mi' },
  ...{ driven_on: '2026-05-03', started_at: '09:12:11', utc: true, track: 'Lakeside', seconds: 495.5 },
  ...{ distance: 7_406, timed_laps: 2, best: 118.08, odometer_ran: true, version: 1 },
  ...{ product: null, file_name: null, laps: [], laps_from: 'none', ranges: [], line: null, note: null },
  ...{ component_ids: null, created_at: '2026-05-03T10:00:00+00:00', updated_at: '2026-05-03T10:00:00+00:00' },
  ...fields,
});

export const USED = { distance_km: 0, hours: 0, sessions: 0, open: null };

export const aLife = (fields: Partial<usage.LifeView> = {}): usage.LifeView => ({
  ...{ ...USED, distance_km: 16_093.44, from: '2019-06-03', to: null, months: 81 },
  ...fields,
});

export const aComponentLife = (fields: Partial<usage.ComponentLifeView> = {}): usage.ComponentLifeView => ({
  ...{ component_id: 3, kind: 'tyres', name: 'Winter wheels', vehicle_id: null, made_on: '2019-06-03' },
  ...{ life: aLife(), limits: [] },
  ...fields,
});

export const aWholeLife = (fields: Partial<usage.WholeLifeView> = {}): usage.WholeLifeView => ({
  ...aComponentLife(),
  ...{ lives: [aLife()], total: { ...USED, distance_km: 16_093.44 }, fitments: [], entries: [], treads: [] },
  places: ['front-left', 'front-right'],
  ...fields,
});

export const aStanding = (fields: Partial<usage.StandingView> = {}): usage.StandingView => ({
  limit: { by: 'label', value: null, unit: null, until: '2026-12-31', source: 'FIA 8853-2016' },
  ...{ state: 'near', used: null, left: null, at_least: false, due_on: '2026-12-31', due_mileage: null },
  ...fields,
});

export const aFitment = (fields: Partial<usage.FitmentView> = {}): usage.FitmentView => ({
  ...{ id: 8, component_id: 3, kind: 'tyres', name: 'Winter wheels', vehicle_id: 7 },
  ...{ make: 'Alfa Romeo', model: 'GT Junior', year: 1973, nickname: null, odometer_unit: 'mi' },
  ...{ positions: ['front-left', 'front-right'], from_on: '2025-11-01', from_mileage: 80_000 },
  ...{ to_on: null, to_mileage: null, note: null, version: 1 },
  ...{ created_at: '2026-03-04T10:00:00+00:00', updated_at: '2026-03-04T10:00:00+00:00' },
  ...fields,
});

/** A session as read from a file. */
export const A_DRIVEN_SESSION = {
  ...{ day: '2026-05-03', time: '09:12:11', utc: true, seconds: 495.5, distance: 7_406, best: 118.08 },
  laps: [
    { number: 0, kind: 'out', seconds: 94.2, distance: 1_200 },
    { number: 1, kind: 'timed', seconds: 121.35, distance: 3_105 },
    { number: 2, kind: 'timed', seconds: 118.08, distance: 3_101 },
  ],
  ...{ lapsFrom: 'file', ranges: [{ name: 'speed', unit: 'm/s', least: 0, greatest: 62.5 }], rows: 4_955 },
  line: [
    [50.3345, 6.9421],
    [50.3346, 6.9423],
  ],
} as const satisfies LapFile['sessions'][number];

export const aLapFile = (fields: Partial<LapFile> = {}): LapFile => ({
  ...{ product: 'RaceChrono', track: 'Lakeside', vehicle: null, driver: null, oddities: [] },
  sessions: [A_DRIVEN_SESSION],
  ...fields,
});
