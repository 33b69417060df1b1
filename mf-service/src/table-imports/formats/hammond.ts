import { fillUps, list, nothing, type TableFormat } from '../table-format';

const WRITES = { dates: 'ymd', mark: '.', instants: 'date', vehicle: 'vehicleid' } as const;

const HAMMOND_WORDS = {
  distanceunit: { '0': 'mi', '1': 'km' },
  fuelunit: { '0': 'l', '1': 'imp_gal', '2': 'us_gal', '3': 'kg', '4': 'kWh' },
} as const;

/** A list is either a separate response, or nested in its vehicle in the response about all vehicles. */
const both = (key: string, has: readonly string[]) => [{ has }, list(key, has)];

/**
 * Hammond, 2021 to 2024. Source: its code and that of the maintained fork. It has no export, but responses of its API under `/api` can be saved
 * (`me/vehicles`; `fillups` and `expenses` of a vehicle). Units and kinds of fuel are numbers; each record has its currency. Dates are instants at midnight in
 * the zone of the browser that wrote them. Unit 5, minutes, is not a fuel unit.
 */
export const HAMMOND: readonly TableFormat[] = [
  ...both('fillups', ['fuelquantity', 'odoreading', 'istankfull', 'distanceunit']).map((known) =>
    fillUps(
      'Hammond',
      {
        ...{ date: ['date'], mileage: ['odoreading'], unit: ['distanceunit'], currency: ['currency'] },
        ...{ amount: ['fuelquantity'], amountUnit: ['fuelunit'], price: ['perunitprice'], cost: ['totalamount'] },
        ...{ full: ['istankfull'], missed: ['hasmissedfillup'], station: ['fillingstation'], notes: ['comments'] },
      },
      {
        ...{ ...WRITES, ...known, words: HAMMOND_WORDS },
        except: [{ column: 'fuelunit', is: '5', leftOut: 'other' }],
      },
    ),
  ),
  ...both('expenses', ['expensetype', 'odoreading', 'amount', 'distanceunit']).map((known): TableFormat => ({
    ...{ product: 'Hammond', kind: 'Other', ...WRITES, ...known, words: HAMMOND_WORDS },
    columns: {
      ...{ date: ['date'], mileage: ['odoreading'], unit: ['distanceunit'], name: ['expensetype'] },
      ...{ cost: ['amount'], currency: ['currency'], notes: ['comments'] },
    },
  })),
  { ...nothing('Hammond', [], 'other'), ...list('attachments', ['originalname', 'contenttype']) },
  { ...nothing('Hammond', [], 'other'), ...list('users', ['distanceunit', 'dateformat', 'role']) },
  {
    ...nothing('Hammond', [], 'other'),
    has: ['nickname', 'registration', 'yearofmanufacture', 'fuelunit'],
    words: { fueltype: { '0': 'petrol', '1': 'diesel', '2': 'ethanol', '3': 'cng', '4': 'electric', '5': 'lpg' } },
    vehicles: {
      ...{ id: ['id'], name: ['nickname'], make: ['make'], model: ['model'], year: ['yearofmanufacture'] },
      ...{ vin: ['vin'], plate: ['registration'], fuel: ['fueltype'] },
    },
  },
];
