import { fillUps, list, nothing, type TableFormat } from '../table-format';

const WRITES = { vehicle: 'vehicleid', dates: 'ymd', mark: '.' } as const;

/** Lists of Tracktor that Carnet does not keep: the key of the list, and some of its columns. */
const TRACKTOR_OTHERS: readonly (readonly [string, readonly string[]])[] = [
  ['puccs', ['certificatenumber', 'testingcenter']],
  ['configs', ['key', 'value']],
  ['users', ['username', 'passwordhash']],
  ['sessions', ['userid', 'expiresat']],
];

/**
 * Tracktor 1.0 to 1.4, from its source: the JSON of its export, where no password was given. Lists are tables of its database, `rate` since 1.4. Days are
 * instants, at midnight of the zone that its settings name. Neither the work of a maintenance log nor the kind of an insurance has a name in it.
 */
export const TRACKTOR: readonly TableFormat[] = [
  fillUps(
    'Tracktor',
    {
      ...{ date: ['date'], mileage: ['odometer'], amount: ['fuelamount'], price: ['rate'], cost: ['cost'] },
      ...{ full: ['filled'], missed: ['missedlast'], notes: ['notes'] },
    },
    { ...list('fuellogs', ['vehicleid', 'fuelamount', 'filled']), ...WRITES, instants: 'date' },
  ),
  {
    ...{ product: 'Tracktor', kind: 'Regular Maintenance', ...WRITES, instants: 'date' },
    ...list('maintenancelogs', ['vehicleid', 'servicecenter', 'odometer']),
    columns: {
      ...{ date: ['date'], mileage: ['odometer'], cost: ['cost'] },
      ...{ description: ['servicecenter'], notes: ['notes'] },
    },
  },
  {
    ...{ product: 'Tracktor', kind: 'Other', ...WRITES, instants: 'startdate' },
    ...list('insurances', ['vehicleid', 'provider', 'policynumber']),
    columns: {
      ...{ date: ['startdate'], name: ['provider'], cost: ['cost'] },
      ...{ description: ['policynumber'], notes: ['notes'] },
    },
  },
  {
    ...nothing('Tracktor', [], 'reminder'),
    ...list('reminders', ['remindschedule', 'duedate']),
    ...{ plans: {}, vehicle: 'vehicleid' },
  },
  ...TRACKTOR_OTHERS.map(([key, has]) => ({ ...nothing('Tracktor', [], 'other'), ...list(key, has) })),
  {
    ...nothing('Tracktor', [], 'other'),
    ...list('vehicles', ['licenseplate', 'vin', 'color']),
    vehicles: {
      ...{ id: ['id'], make: ['make'], model: ['model'], year: ['year'] },
      ...{ vin: ['vin'], plate: ['licenseplate'], fuel: ['fueltype'] },
    },
  },
];
