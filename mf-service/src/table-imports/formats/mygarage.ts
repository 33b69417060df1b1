import { fillUps, list, nothing, type TableFormat } from '../table-format';

const WRITES = { dates: 'ymd', mark: '.', unit: 'km' } as const;

const SERVICE = {
  date: ['date'],
  mileage: ['odometer (km)', 'odometer_km'],
  name: ['description', 'service_type'],
  cost: ['cost'],
  notes: ['notes'],
  description: ['vendor', 'vendor_name'],
  type: ['category', 'service_category'],
} as const;

const READING = {
  date: ['date'],
  mileage: ['reading (km)', 'reading', 'odometer (km)', 'odometer_km'],
  notes: ['notes'],
};

const FILL_UP = {
  ...READING,
  ...{
    amount: ['liters'],
    price: ['price per liter'],
    cost: ['cost', 'total cost'],
    energy: ['fuel type', 'fuel_type'],
  },
  ...{ full: ['full tank', 'is_full_tank'], missed: ['missed fill-up', 'missed fillup', 'missed_fillup'] },
};

/**
 * MyGarage 2.27. Source: its code. Reads one CSV per list, marked by `units_version` (3 and 4 are metric; older files have other headers and are recognized by
 * those), and a JSON file of a whole vehicle. Fluids are fill-ups. The files contain no tyres; a saved response of its API (`/api/vehicles/{vin}/tires`) does.
 * MyGarage's users define their own categories.
 */
export const MYGARAGE: readonly TableFormat[] = [
  ...[
    { has: ['units_version', 'category', 'description', 'vendor'] },
    list('service_records', ['service_category']),
  ].map((known): TableFormat => ({
    ...{ product: 'MyGarage', kind: 'Regular Maintenance', columns: SERVICE, categories: 'one' },
    ...{ ...WRITES, ...known },
  })),
  ...[{ has: ['units_version', 'odometer (km)', 'liters'] }, list('fuel_records', ['is_full_tank', 'odometer_km'])].map(
    (known) => fillUps('MyGarage', FILL_UP, { ...WRITES, ...known }),
  ),
  fillUps('MyGarage', READING, { ...WRITES, ...list('def_records', ['fill_level', 'odometer_km']) }),
  ...[{ has: ['units_version', 'reading (km)'] }, list('odometer_records', ['date', 'reading'])].map(
    (known): TableFormat => ({
      ...{ product: 'MyGarage', kind: 'reading', columns: READING },
      ...{ ...WRITES, ...known },
    }),
  ),
  {
    ...{ product: 'MyGarage', kind: 'Other', has: ['units_version', 'type', 'amount', 'renewal date'] },
    columns: { date: ['date'], name: ['type'], cost: ['amount'], notes: ['notes'] },
    ...WRITES,
  },
  {
    ...nothing('MyGarage', [], 'component'),
    ...{
      ...list('tires', ['position', 'dot_code', 'min_tread_mm']),
      ...WRITES,
      components: 'mygarage',
      vehicle: 'vin',
    },
    columns: { date: ['installed_date'], name: ['model_name'], notes: ['notes'] },
  },
  {
    ...nothing('MyGarage', [], 'component'),
    ...{ ...list('readings', ['tire_id', 'tread_depth_mm']), ...WRITES, vehicle: 'vin' },
    columns: { date: ['recorded_at'], mileage: ['odometer_km'], notes: ['notes'] },
  },
  { ...nothing('MyGarage', [], 'other'), has: ['units_version', 'provider', 'start date'] },
  { ...nothing('MyGarage', [], 'other'), has: ['units_version', 'title', 'content'] },
  { ...nothing('MyGarage', [], 'other'), ...list('notes', ['title', 'content']) },
  {
    ...nothing('MyGarage', [], 'other'),
    ...list('vehicle', ['vin', 'license_plate']),
    vehicles: {
      ...{ make: ['make'], model: ['model'], year: ['year'] },
      ...{ vin: ['vin'], plate: ['license_plate'] },
    },
    ...WRITES,
  },
];
