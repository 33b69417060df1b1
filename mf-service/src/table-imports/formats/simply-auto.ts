import { type TableFormat } from '../table-format';

/**
 * Simply Auto. Sources: the rows that its iOS app writes into `Fuel_Log.csv`, a program's test with rows of such a file, and a converter. Kind 3 is assumed to
 * be a trip. Some releases write January as 0.
 */
export const SIMPLY_AUTO: readonly TableFormat[] = [
  {
    product: 'Simply Auto',
    has: ['vehicle id', 'odometer', 'total cost', 'day', 'month', 'year', 'record type', 'record desc'],
    kind: 'Other',
    dates: 'ymd',
    dateParts: ['day', 'month', 'year'],
    vehicle: 'vehicle id',
    columns: {
      date: ['date'],
      mileage: ['odometer'],
      name: ['record desc'],
      cost: ['total cost'],
      notes: ['notes'],
      description: ['filling station'],
      type: ['record type'],
      ...{ amount: ['qty'], partial: ['partial tank'], missed: ['missed fill up'], station: ['fuel brand'] },
    },
    types: { '1': 'Regular Maintenance', '2': 'Other' },
    except: [{ column: 'record type', is: '3', leftOut: 'trip' }],
    readings: [
      { column: 'record type', is: '0', of: 'fill-up' },
      { column: 'record type', is: '4' },
    ],
  },
];
