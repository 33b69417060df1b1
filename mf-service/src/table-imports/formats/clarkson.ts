import { fillUps, list, nothing, type TableFormat } from '../table-format';

const WRITES = { dates: 'ymd', mark: '.', vehicle: 'vehicle' } as const;

/** phpMyAdmin writes `NULL` for an empty value. */
const NOTHING = { NULL: '' };

/** A table of the database: by its name in a dump, by its key in an API response, or by its headers in a CSV. */
const all = (keys: readonly string[], has: readonly string[]) => [...keys.map((key) => list(key, has)), { has }];

/**
 * Clarkson 1.1, the last release. Source: its code. It has no export, so these are read: database tables as phpMyAdmin writes them (one JSON file, or a CSV
 * with headers for each), and responses of its API under `/api`. Units, currencies and kinds of fuel are numbers of its accounts and vehicles; a single CSV
 * lacks them. Its page has no field for costs; its database and its API do.
 */
export const CLARKSON: readonly TableFormat[] = [
  ...all(['fuel'], ['fuelamount', 'fuelunitcost', 'odometerreading', 'fulltank']).map((known) =>
    fillUps(
      'Clarkson',
      {
        ...{ date: ['date'], mileage: ['odometerreading'], amount: ['fuelamount'], price: ['fuelunitcost'] },
        ...{ cost: ['totalcost'], full: ['fulltank'], missed: ['missedfillup'], notes: ['notes'] },
      },
      {
        ...{ ...WRITES, ...known },
        words: { odometerreading: NOTHING, totalcost: NOTHING, fuelunitcost: NOTHING, notes: NOTHING },
      },
    ),
  ),
  ...all(['costs', 'cost'], ['costtype', 'totalcost', 'invoice']).map((known): TableFormat => ({
    ...{ product: 'Clarkson', kind: 'Other', ...WRITES, ...known },
    words: { invoice: NOTHING, notes: NOTHING },
    columns: {
      ...{ date: ['date'], name: ['costtype'], cost: ['totalcost'] },
      ...{ description: ['invoice'], notes: ['notes'] },
    },
  })),
  ...all(['vehicles', 'vehicle'], ['registration', 'yearofmanufacture', 'enginesizecc']).map((known): TableFormat => ({
    ...nothing('Clarkson', [], 'other'),
    ...known,
    words: { fueltype: { '1': 'petrol', '2': 'diesel', '3': 'ethanol', '4': 'lpg' } },
    vehicles: {
      ...{ id: ['id'], name: ['name'], make: ['make'], model: ['model'], year: ['yearofmanufacture'] },
      ...{ vin: ['vin'], plate: ['registration'], fuel: ['fueltype'] },
    },
  })),
  ...all(['users'], ['fuelunit', 'distanceunit', 'fuelconsumptionunit']).map((known): TableFormat => ({
    ...nothing('Clarkson', [], 'other'),
    ...known,
    words: {
      fuelunit: { '1': 'l', '2': 'gal', '3': 'gal (US)' },
      distanceunit: { '1': 'mi', '2': 'km' },
      currencyunit: { '1': 'GBP', '2': 'USD', '3': 'EUR', '4': 'AUD', '5': 'CAD' },
    },
  })),
  ...['fuelunits', 'distanceunits', 'fuelconsumptionunits', 'currencyunits'].map((key) => ({
    ...nothing('Clarkson', [], 'other'),
    ...list(key, ['unit', 'unitname']),
  })),
  { ...nothing('Clarkson', [], 'other'), ...list('fueltypes', ['id', 'type']) },
  { ...nothing('Clarkson', [], 'other'), ...list('schema_version', ['installed_rank', 'script']) },
];
