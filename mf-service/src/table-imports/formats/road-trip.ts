import { fillUps, nothing, type TableFormat } from '../table-format';

/** Titles are translated, so a table is recognized by its position in the file (`tablesOfRoadTrip`). */
export const ROAD_TRIP_SECTIONS = ['fuel', 'maintenance', 'trips', 'vehicle', 'tires', 'valuations'].map(
  (name) => `road trip ${name}`,
);

/** Road Trip (iOS). Source: notes about its export. Titles and headers are translated; the order of tables and columns is fixed. */
export const ROAD_TRIP: readonly TableFormat[] = [
  fillUps(
    'Road Trip',
    {
      ...{ date: 2, mileage: 0, amount: 3, amountUnit: 4, price: 5, cost: 6, partial: 7, notes: 9, station: 11 },
      ...{ missed: 14, currency: 17, tank: 26 },
    },
    { section: ['road trip fuel'], dates: 'ymd' },
  ),
  {
    product: 'Road Trip',
    section: ['road trip maintenance'],
    kind: 'Other',
    dates: 'ymd',
    columns: { name: 0, date: 1, mileage: 2, cost: 3, notes: 4, description: 5, type: 6, currency: 13 },
    plans: { every: 10, distance: 11, fromRecord: true },
    types: { service: 'Regular Maintenance' },
  },
  nothing('Road Trip', ['road trip trips'], 'trip'),
  nothing('Road Trip', ['road trip valuations'], 'purchase'),
  { ...nothing('Road Trip', ['road trip vehicle'], 'other'), vehicles: { name: 0 } },
  {
    ...nothing('Road Trip', ['road trip tires'], 'component'),
    ...{ dates: 'ymd', components: 'road-trip', columns: { name: 0, date: 1, mileage: 2, notes: 7 } },
  },
];
