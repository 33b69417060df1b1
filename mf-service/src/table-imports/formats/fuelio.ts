import { fillUps, nothing, type TableFormat } from '../table-format';

/** Fuelio 9: a test of another program, trimmed from an export, and two programs that write its sections. */
export const FUELIO: readonly TableFormat[] = [
  {
    product: 'Fuelio',
    section: ['costs'],
    has: ['costtitle', 'odo', 'costtypeid'],
    kind: 'Other',
    columns: {
      date: ['date', 'data'],
      mileage: ['odo'],
      name: ['costtitle'],
      notes: ['notes'],
      cost: ['cost'],
      type: ['costtypeid'],
    },
    categories: 'numbered',
    types: { '1': 'Regular Maintenance', '2': 'Regular Maintenance' },
    except: [
      { column: 'isincome', is: '1', leftOut: 'income' },
      { column: 'istemplate', is: '1', leftOut: 'reminder' },
    ],
  },
  fillUps('Fuelio', { date: 0, mileage: 1 }, { section: ['log'] }),
  nothing('Fuelio', ['costcategories', 'favstations', 'pictures', 'category'], 'other'),
  nothing('Fuelio', ['triplog'], 'trip'),
  {
    ...nothing('Fuelio', ['vehicle'], 'other'),
    has: ['distunit'],
    vehicles: {
      ...{ name: ['name'], make: ['make'], model: ['model'], year: ['year'] },
      ...{ vin: ['vin'], plate: ['plate'] },
    },
  },
];
