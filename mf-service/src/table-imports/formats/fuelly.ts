import { fillUps, type TableFormat } from '../table-format';

/** Fuelly. Sources: a converter's test with an export's headers, the names that LubeLogger's import accepts, and notes about its services file. */
export const FUELLY: readonly TableFormat[] = [
  fillUps(
    'Fuelly',
    {
      ...{ date: ['fuelup_date'], mileage: ['odometer'], notes: ['notes'], price: ['price'] },
      ...{ amount: ['litres', 'liters', 'gallons'], partial: ['partial_fuelup'], missed: ['missed_fuelup'] },
      station: ['brand'],
    },
    { has: ['fuelup_date', 'odometer'], vehicle: 'car_name' },
  ),
  {
    product: 'Fuelly',
    has: ['service_date', 'odometer'],
    kind: 'Regular Maintenance',
    vehicle: 'car_name',
    columns: {
      date: ['service_date'],
      mileage: ['odometer'],
      name: ['sub_service_types', 'service_type', 'name', 'description'],
      cost: ['total_price', 'price', 'cost'],
      notes: ['notes'],
      description: ['location'],
    },
  },
];
