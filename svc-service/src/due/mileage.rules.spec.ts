import fc from 'fast-check';
import { addDays } from './days.rules.js';
import {
  bornOn,
  expectedDayOf,
  expectedOn,
  historyOf,
  mileageOf,
  mileageOn,
  type VehicleLife,
} from './mileage.rules.js';

const TODAY = '2026-06-01';
const aVehicle = (life: Partial<VehicleLife> = {}): VehicleLife => ({
  current_mileage: null,
  odometer_unit: 'mi',
  mileage_seen_on: null,
  pace: null,
  birth_date: null,
  year: 2016,
  readings: [],
  ...life,
});
const at = (date: string, mileage: number) => ({ date, mileage });

it('is born on its birth date, else on 1 January of its year', () => {
  expect(bornOn(aVehicle())).toBe('2016-01-01');
  expect(bornOn(aVehicle({ birth_date: '2015-11-30' }))).toBe('2015-11-30');
});

it('has the mileage that its owner says, else the highest that was read', () => {
  const readings = [at('2020-01-01', 10), at('2021-01-01', 30), at('2022-01-01', 20)];
  expect(mileageOf(aVehicle({ readings }))).toBe(30);
  expect(mileageOf(aVehicle({ readings, current_mileage: 5 }))).toBe(5);
  expect(mileageOf(aVehicle({ readings, current_mileage: 0 }))).toBe(0);
  expect(mileageOf(aVehicle())).toBeNull();
});

describe('the history', () => {
  const readings = [at('2025-01-01', 300), at('2024-01-01', 100)];

  it('ends with the current mileage where that is a reading of its own', () => {
    const vehicle = aVehicle({ readings, current_mileage: 400, mileage_seen_on: '2025-06-01' });
    expect(historyOf(vehicle, TODAY)).toEqual([at('2024-01-01', 100), at('2025-01-01', 300), at('2025-06-01', 400)]);
    expect(historyOf({ ...vehicle, mileage_seen_on: null }, TODAY).at(-1)).toEqual(at(TODAY, 400));
  });

  it('ends with the event that raised the current mileage, on the day of that event', () => {
    const vehicle = aVehicle({ readings, current_mileage: 300, mileage_seen_on: TODAY });
    expect(historyOf(vehicle, TODAY).at(-1)).toEqual(at('2025-01-01', 300));
  });

  it('leaves out what the owner has put right', () => {
    const vehicle = aVehicle({ readings, current_mileage: 250, mileage_seen_on: '2025-06-01' });
    expect(historyOf(vehicle, TODAY)).toEqual([at('2024-01-01', 100), at('2025-06-01', 250)]);
  });
});

describe('the day of a mileage', () => {
  const pace = { value: 50_000, read_on: '2026-05-01', per_day: 20, slowest: 10, fastest: 40 };

  it('is that of the pace, between those of the fastest and the slowest driving', () => {
    const expected = { day: '2026-08-09', earliest: '2026-06-20', latest: '2026-11-17' };
    expect(expectedDayOf(52_000, pace, TODAY)).toEqual(expected);
  });

  it('is not before the day that is asked for', () => {
    expect(expectedDayOf(50_100, pace, TODAY)).toEqual({ day: TODAY, earliest: TODAY, latest: TODAY });
  });

  it('has no last day where it stood still for some of the time, and is unknown where it always did, or nothing is known', () => {
    expect(expectedDayOf(52_000, { ...pace, slowest: 0 }, TODAY)).toMatchObject({ latest: null });
    expect(expectedDayOf(52_000, { ...pace, slowest: 0, per_day: 0, fastest: 0 }, TODAY)).toBeNull();
    expect(expectedDayOf(52_000, null, TODAY)).toBeNull();
    expect(expectedDayOf(2_000_000_000, { ...pace, per_day: 1e-9 }, TODAY)).toBeNull();
  });

  it('is reached on that day at the pace, and not on the day before', () => {
    const rate = fc.double({ min: 0.01, max: 2_000, noNaN: true });
    fc.assert(
      fc.property(fc.nat(300_000), fc.nat(100_000), rate, rate, rate, (value, further, ...rates) => {
        const [slowest, per_day, fastest] = rates.sort((a, b) => a - b);
        const outlook = { value, read_on: '2026-05-01', per_day, slowest, fastest };
        const found = expectedDayOf(value + further, outlook, '2026-05-01');
        if (!found) return;
        expect(found.earliest <= found.day && (found.latest === null || found.day <= found.latest)).toBe(true);
        expect(expectedOn(outlook, found.day)! + 1e-6).toBeGreaterThanOrEqual(value + further);
        if (found.day > '2026-05-01')
          expect(expectedOn(outlook, addDays(found.day, -1)!)! - 1e-6).toBeLessThan(value + further);
      }),
    );
  });
});

it('has run on a day what lies between the readings before and after, or the nearest', () => {
  const history = [at('2026-01-01', 100), at('2026-01-11', 200)];
  expect(
    ['2025-01-01', '2026-01-01', '2026-01-06', '2026-01-11', '2026-02-01'].map((day) => mileageOn(history, day)),
  ).toEqual([100, 100, 150, 200, 200]);
  expect(mileageOn([], '2026-01-01')).toBeNull();
});
