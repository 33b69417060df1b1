import { aVehicle } from '../testing/factories';
import { newVehicleValues, vehicleBody, vehicleForm, type VehicleValues } from './vehicle-form.schema';

beforeAll(() => jest.useFakeTimers({ now: new Date('2026-06-01T12:00:00') }));
afterAll(() => jest.useRealTimers());

const values = (changes: Partial<VehicleValues> = {}): VehicleValues => ({
  ...vehicleForm.valuesOf(aVehicle()),
  ...changes,
});
const fieldsOf = (changes: Partial<VehicleValues>) => vehicleForm.problems(values(changes))?.fields ?? {};

it('finds nothing wrong with a vehicle as it is stored', () => {
  expect(vehicleForm.problems(values())).toBeNull();
});

it.each(['collection_id', 'type', 'make', 'model', 'year'] as const)('asks for %s in the documents’ words', (field) => {
  const problems = vehicleForm.problems(values({ [field]: '' }));
  expect(problems?.message).toBe('Please fill in all required fields');
  expect(Object.keys(problems?.fields ?? {})).toEqual([field]);
});

it.each([
  ['1899', false],
  ['1900', true],
  ['2027', true],
  ['2028', false],
  ['1973.5', false],
])('year %s: good is %s', (year, good) => {
  expect(!fieldsOf({ year }).year).toBe(good);
});

it.each([
  ['', true],
  ['0', true],
  ['2147483647', true],
  ['2147483648', false],
  ['-1', false],
  ['1.5', false],
])('mileage "%s": good is %s', (current_mileage, good) => {
  expect(!fieldsOf({ current_mileage }).current_mileage).toBe(good);
});

it.each([
  ['WP0 ZZZ 91Z TS3 92124', true],
  ['WP0ZZZ91ZTS392124X', false],
])('VIN %s: good is %s', (vin, good) => {
  expect(!fieldsOf({ vin }).vin).toBe(good);
});

it('says what is wrong where nothing is missing', () => {
  expect(vehicleForm.problems(values({ year: '1850' }))?.message).toBe('Year must be a whole number from 1900 to 2027');
});

it('sends numbers as numbers and what is empty as null', () => {
  const body = vehicleBody(values({ vin: ' wp0 zzz ', current_mileage: '', notes: ' ', nickname: '' }), 3);
  expect(body).toMatchObject({
    collection_id: 3,
    year: 1973,
    vin: 'WP0ZZZ',
    current_mileage: null,
    notes: null,
    nickname: null,
  });
});

describe('a new vehicle', () => {
  it('goes into the collection that was asked for', () => {
    expect(newVehicleValues([{ id: 3 }, { id: 4 }], '4').collection_id).toBe('4');
  });

  it('goes into the only collection', () => {
    expect(newVehicleValues([{ id: 3 }], null).collection_id).toBe('3');
  });

  it('asks for one among several, whatever stranger the address names', () => {
    expect(newVehicleValues([{ id: 3 }, { id: 4 }], '99').collection_id).toBe('');
  });

  it('comes with a collection of its own where there is none', () => {
    expect(newVehicleValues([], null)).toMatchObject({
      collection_id: 'new',
      collection_name: 'My Garage',
      type: 'Car',
    });
  });
});
