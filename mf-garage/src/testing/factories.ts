import type { Collection } from '../collections/collections.queries';
import type { Part, PartRow } from '../parts/parts.queries';
import type { Vehicle } from '../lookups';

const MADE = { created_at: '2026-01-02T09:00:00.000Z', updated_at: '2026-03-04T09:00:00.000Z' };

export const aCollection = (changes: Partial<Collection> = {}): Collection => ({
  id: 3,
  name: 'Air-cooled',
  description: 'Engines in the back',
  vehicle_count: 2,
  version: 4,
  ...MADE,
  ...changes,
});

export const aVehicle = (changes: Partial<Vehicle> = {}): Vehicle => ({
  id: 7,
  collection_id: 3,
  collection_name: 'Air-cooled',
  type: 'Car',
  make: 'Porsche',
  model: '911 T',
  year: 1973,
  vin: 'WP0ZZZ91ZTS392124',
  purchase_date: '1998-05-02',
  birth_date: '1973-03-14',
  current_mileage: 84120,
  odometer_unit: 'mi',
  nickname: 'Olive',
  color: 'Olive Green',
  description: 'Matching numbers',
  notes: 'Runs rich',
  vehicle_age: 637,
  cover: null,
  version: 5,
  ...MADE,
  ...changes,
});

export const aPartRow = (changes: Partial<PartRow> = {}): PartRow => ({
  id: 21,
  vehicle_id: 7,
  make: 'Porsche',
  model: '911 T',
  year: 1973,
  nickname: 'Olive',
  name: 'Fuel pump',
  description: 'Rebuilt',
  part_number: '0 580 464 999',
  manufacturer: 'Bosch',
  type: 'OEM',
  status: 'Installed',
  purchase_date: '2019-06-14',
  purchase_date_edtf: null,
  cost: 289,
  currency: 'USD',
  notes: null,
  ...MADE,
  ...changes,
});

export const aPart = (changes: Partial<Part> = {}): Part => ({
  ...aPartRow(),
  service_events: [],
  modifications: [],
  version: 2,
  ...changes,
});
