import { fillUps, list, nothing, type TableFormat } from '../table-format';

const WRITES = { vehicle: 'vehicleid', dates: 'ymd', mark: '.' } as const;

/** Lists of Tracktor that Carnet does not keep: the key of the list, and some of its columns. */
const TRACKTOR_OTHERS: readonly (readonly [string, readonly string[]])[] = [
  ['puccs', ['certificatenumber', 'testingcenter']],
  ['configs', ['key', 'value']],
  ['users', ['username', 'passwordhash']],
  ['sessions', ['userid', 'expiresat']],
];

/** Kinds of reminders as Tracktor calls them. */
const REMINDERS = {
  ...{ maintenance: 'Maintenance', insurance: 'Insurance', pollution: 'Pollution certificate' },
  ...{ registration: 'Registration', inspection: 'Inspection', custom: 'Reminder' },
};
const REMINDER_TYPES: TableFormat['types'] = {
  ...{ insurance: 'Other', 'pollution certificate': 'Other', registration: 'Other' },
};

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
    ...{ vehicle: 'vehicleid', dates: 'ymd', instants: ['duedate', 'recurrenceenddate'], words: { type: REMINDERS } },
    // A reminder is called by its note, which says what is to be done; one without by its kind.
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
