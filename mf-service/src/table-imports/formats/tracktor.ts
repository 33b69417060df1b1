import { fillUps, list, nothing, type TableFormat } from '../table-format';

const WRITES = { vehicle: 'vehicleid', dates: 'ymd', mark: '.' } as const;

/** Lists of Tracktor that Carnet does not import: the key of each, and some of its columns. */
const TRACKTOR_OTHERS: readonly (readonly [string, readonly string[]])[] = [
  ['puccs', ['certificatenumber', 'testingcenter']],
  ['configs', ['key', 'value']],
  ['users', ['username', 'passwordhash']],
  ['sessions', ['userid', 'expiresat']],
];

const REMINDERS = {
  ...{ maintenance: 'Maintenance', insurance: 'Insurance', pollution: 'Pollution certificate' },
  ...{ registration: 'Registration', inspection: 'Inspection', custom: 'Reminder' },
};
const REMINDER_TYPES: TableFormat['types'] = {
  ...{ insurance: 'Other', 'pollution certificate': 'Other', registration: 'Other' },
};

/**
 * Tracktor 1.0 to 1.4. Source: its code. Reads the JSON of its export if no password was set. Lists are database tables; `rate` exists since 1.4. Dates are
 * instants at midnight in the zone of its settings. Maintenance logs and insurances have no name.
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
    ...{ vehicle: 'vehicleid', dates: 'ymd', instants: ['duedate', 'recurrenceenddate'], words: { type: REMINDERS } },
    // A reminder is named by its note, which says what to do, otherwise by its kind.
    ...{ categories: 'one', types: REMINDER_TYPES },
    columns: { date: ['duedate'], name: ['note'], notes: ['note'], type: ['type'] },
    plans: {
      ...{ recurrence: ['recurrencetype'], every: ['recurrenceinterval'], dueOn: ['duedate'] },
      ...{ ends: ['recurrenceenddate'], over: [{ column: 'iscompleted', is: ['true', '1'] }] },
    },
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
