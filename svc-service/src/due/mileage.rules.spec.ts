import { bornOn, historyOf, mileageOf, mileageOn, paceOf, type VehicleLife } from './mileage.rules.js';

const TODAY = '2026-06-01';
const aVehicle = (life: Partial<VehicleLife> = {}): VehicleLife => ({
  current_mileage: null,
  mileage_seen_on: null,
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

describe('the pace', () => {
  it.each([
    ['of the last two years', [at('2010-01-01', 0), at('2025-06-01', 1_000), at('2026-06-01', 4_650)], 10],
    ['of older readings where there is none', [at('2016-06-03', 0), at('2026-06-01', 3_650)], 1],
    ['not of readings too close to tell', [at('2026-05-20', 3_000), at('2026-06-01', 3_805)], 3_805 / 3_804],
    ['of its whole life, where there is one reading', [at('2026-06-01', 3_804)], 1],
    ['unknown without a reading', [], null],
    ['unknown where it stood still', [at('2025-06-01', 50), at('2026-06-01', 50)], null],
    ['unknown of a vehicle that is new', [at('2016-01-30', 500)], null],
  ])('is that %s', (_, history, pace) => {
    const found = paceOf(history, '2016-01-01');
    if (pace === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(pace, 3);
  });
});

it('has run on a day what lies between the readings before and after, or the nearest', () => {
  const history = [at('2026-01-01', 100), at('2026-01-11', 200)];
  expect(
    ['2025-01-01', '2026-01-01', '2026-01-06', '2026-01-11', '2026-02-01'].map((day) => mileageOn(history, day)),
  ).toEqual([100, 100, 150, 200, 200]);
  expect(mileageOn([], '2026-01-01')).toBeNull();
});
