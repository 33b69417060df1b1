import { fillUps, nothing, type TableFormat } from '../table-format';

/** Fuels by the hundreds of their codes. Other codes, such as ethanol, are guessed. */
const FUELIO_ENERGIES = [
  ...([
    [/^1\d\d$/, 'petrol'],
    [/^2\d\d$/, 'diesel'],
    [/^4\d\d$/, 'lpg'],
  ] as const),
  ...([
    [/^5\d\d$/, 'cng'],
    [/^6\d\d$/, 'electricity'],
  ] as const),
] as const;

/** Fuelio 9. Sources: another program's test, cut from an export, and two programs that write its sections. */
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
    plans: {
      ...{ every: ['repeatmonths'], distance: ['repeatodo'], dueOn: ['reminddate'], dueAt: ['remindodo'] },
      noDay: '2011-01-01',
    },
    types: { '1': 'Regular Maintenance', '2': 'Regular Maintenance' },
    except: [
      { column: 'isincome', is: '1', leftOut: 'income' },
      { column: 'istemplate', is: '1', leftOut: 'reminder' },
    ],
  },
  fillUps(
    'Fuelio',
    {
      ...{ date: 0, mileage: 1, amount: 2, full: ['full'], missed: ['missed'], tank: ['tanknumber'] },
      ...{ energy: ['fueltype'], cost: ['price (optional)', 'price'], price: ['volumeprice'] },
      ...{ station: ['stationid (optional)'], description: ['city (optional)'], notes: ['notes (optional)'] },
    },
    { section: ['log'], energies: FUELIO_ENERGIES },
  ),
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
