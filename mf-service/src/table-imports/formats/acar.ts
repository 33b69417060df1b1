import type { EventType } from '../../events';
import { fillUps, nothing, type TableFormat } from '../table-format';

const ACAR_EVENT = {
  date: ['date'],
  mileage: ['odometer reading'],
  unit: ['distance unit'],
  cost: ['total cost'],
  notes: ['notes'],
} as const;

/** Format of releases that write each kind of event into a section of its own. */
const acarRecords = (section: string, kind: EventType): TableFormat => ({
  ...{ product: 'aCar', section: [section], kind, vehicle: 'vehicle' },
  columns: {
    ...ACAR_EVENT,
    cost: ['total cost', 'cost'],
    name: ['sub types', 'services', 'service types', 'expenses', 'expense types', 'types'],
  },
});

/** aCar 5.4.3. Sources: headers of a published export; notes about the sections. */
export const ACAR: readonly TableFormat[] = [
  {
    product: 'aCar',
    section: ['event records'],
    has: ['odometer reading', 'sub types', 'total cost'],
    kind: 'Other',
    vehicle: 'vehicle',
    columns: { ...ACAR_EVENT, type: ['type'], name: ['sub types'] },
    types: { service: 'Regular Maintenance' },
  },
  acarRecords('service records', 'Regular Maintenance'),
  acarRecords('expense records', 'Other'),
  fillUps(
    'aCar',
    {
      ...ACAR_EVENT,
      ...{ time: ['time'], amount: ['volume'], amountUnit: ['volume unit'], price: ['price per unit'] },
      ...{ partial: ['partial fill-up?'], missed: ['previously missed fill-ups?', 'previous missed fill-ups?'] },
      energy: ['fuel category', 'fuel type'],
      ...{ station: ['fuel brand'], description: ['fueling station address'] },
    },
    { section: ['fill-up records'], vehicle: 'vehicle' },
  ),
  nothing('aCar', ['trip records'], 'trip'),
  nothing('aCar', ['metadata', 'vehicle parts'], 'other'),
  { ...nothing('aCar', ['reminders'], 'reminder'), plans: {}, vehicle: 'vehicle' },
  {
    ...nothing('aCar', ['vehicles'], 'other'),
    vehicles: {
      ...{ name: ['name', 'vehicle'], make: ['make'], model: ['model'], year: ['year'] },
      ...{ vin: ['vin'], plate: ['license plate', 'plate'] },
    },
  },
];
