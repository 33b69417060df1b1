import type { EventType } from '../../events';
import { fillUps, list, nothing, type TableFormat } from '../table-format';

const LUBELOGGER_RECORD = {
  date: ['date'],
  mileage: ['odometer'],
  name: ['description'],
  notes: ['notes'],
  cost: ['cost'],
  type: ['tags'],
  currency: ['currency'],
} as const;

/** The API response about all vehicles names the vehicle of each plan. */
const LUBELOGGER_PLANS = {
  vehicle: 'vehicleid',
  columns: { date: ['duedate'], mileage: ['dueodometer'], name: ['description'], notes: ['notes'] },
} as const;
const ATTACHED = { attachments: { column: 'files', name: 'name', location: 'location' } } as const;

const lubeLogger = (key: string, kind: EventType): TableFormat => ({
  ...{ product: 'LubeLogger', kind, ...list(key), ...ATTACHED },
  vehicle: 'vehicleid',
  columns: LUBELOGGER_RECORD,
  categories: 'words',
});

/**
 * LubeLogger 1.7. Sources: its sample files, the names that its import accepts, and the models of its JSON API (text in the server's culture, or numbers).
 * Service, repair and upgrade records have the same headers, so for a CSV the person selects the kind. A saved API response is recognized by its file name,
 * which is the last part of its URL.
 */
export const LUBELOGGER: readonly TableFormat[] = [
  lubeLogger('servicerecords', 'Regular Maintenance'),
  lubeLogger('repairrecords', 'Repair'),
  lubeLogger('upgraderecords', 'Modification'),
  lubeLogger('taxrecords', 'Other'),
  ...['supplyrecords', 'inspectionrecords', 'noterecords'].map((key) => ({
    ...nothing('LubeLogger', [], 'other'),
    ...list(key),
  })),
  ...[list('equipmentrecords'), { has: ['description', 'isequipped'] }].map((known): TableFormat => ({
    ...{ ...nothing('LubeLogger', [], 'component'), ...known, components: 'lubelogger', vehicle: 'vehicleid' },
    columns: { name: ['description'], notes: ['notes'] },
  })),
  ...[list('planrecords'), { has: ['description', 'priority', 'progress'] }].map((known) => ({
    ...nothing('LubeLogger', [], 'plan'),
    ...known,
    ...LUBELOGGER_PLANS,
    plans: {},
  })),
  ...[list('reminderrecords'), { has: ['description', 'urgency', 'metric'] }].map((known) => ({
    ...nothing('LubeLogger', [], 'reminder'),
    ...known,
    ...LUBELOGGER_PLANS,
    plans: { dueOn: ['duedate'], dueAt: ['dueodometer'], metric: ['metric'] },
  })),
  fillUps(
    'LubeLogger',
    {
      ...{ date: ['date'], mileage: ['odometer'], notes: ['notes'], amount: ['fuelconsumed'], cost: ['cost'] },
      currency: ['currency'],
      ...{ full: ['isfilltofull'], missed: ['missedfuelup'] },
    },
    { has: ['date', 'odometer', 'fuelconsumed', 'cost'], vehicle: 'vehicleid', ...ATTACHED },
  ),
  {
    product: 'LubeLogger',
    has: ['date', 'odometer', 'description', 'cost'],
    kind: 'Regular Maintenance',
    vehicle: 'vehicleid',
    columns: LUBELOGGER_RECORD,
    categories: 'words',
    ...ATTACHED,
  },
  {
    product: 'LubeLogger',
    has: ['date', 'initialodometer', 'odometer'],
    kind: 'reading',
    vehicle: 'vehicleid',
    columns: { date: ['date'], mileage: ['odometer'], notes: ['notes'] },
    ...ATTACHED,
  },
  {
    ...nothing('LubeLogger', [], 'other'),
    ...list('vehicles', ['licenseplate', 'iselectric', 'fueltype']),
    vehicles: {
      ...{ id: ['id'], make: ['make'], model: ['model'], year: ['year'] },
      ...{ vin: ['vin'], plate: ['licenseplate'], fuel: ['fueltype'] },
    },
  },
  {
    product: 'LubeLogger',
    has: ['date', 'description', 'cost', 'notes', 'tags'],
    kind: 'Other',
    columns: LUBELOGGER_RECORD,
    categories: 'words',
  },
];
