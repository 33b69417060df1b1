import { columnsOf, inCurrencies, narrowed, perDistance, sumsOf, type Total } from './costs.rules';
import { kindWords } from './costs.words';

const aTotal = (changes: Partial<Total> = {}): Total => ({
  ...{ vehicleId: 7, year: 2024, kind: 'repair', currency: 'USD', amount: 100, count: 1, byRate: false },
  ...changes,
});

const driven = (years: [number, number][], changes: object = {}) => ({
  vehicle_id: 7,
  odometer_unit: 'mi' as const,
  distance: 0,
  at_least: false,
  years: years.map(([year, distance]) => ({ year, distance })),
  ...changes,
});

it('never adds one currency to another, and says where a rate is in a sum', () => {
  const totals = [
    aTotal({ currency: 'JPY', amount: 12_000 }),
    aTotal({ amount: 80, count: 2 }),
    aTotal({ amount: 20, byRate: true }),
  ];
  expect(sumsOf(totals)).toEqual([
    { currency: 'USD', amount: 100, count: 3, byRate: true },
    { currency: 'JPY', amount: 12_000, count: 1, byRate: false },
  ]);
});

it('takes an amount whose currency nobody said for one of the person', () => {
  const [total] = inCurrencies([{ ...aTotal(), currency: null }], 'CHF');
  expect(total!.currency).toBe('CHF');
});

it('has a column for each year, also for one without costs, and one apart for what has no day', () => {
  const totals = [
    aTotal({ year: 2021, kind: 'maintenance', amount: 5 }),
    aTotal({ year: 2023, amount: 7 }),
    aTotal({ year: 2023, amount: 3 }),
    aTotal({ year: null, kind: 'part', amount: 9 }),
  ];
  expect(columnsOf(totals, 'Undated')).toEqual([
    { key: '2021', label: '2021', values: [5, 0, 0, 0, 0] },
    { key: '2022', label: '2022', values: [0, 0, 0, 0, 0] },
    { key: '2023', label: '2023', values: [0, 10, 0, 0, 0] },
    { key: 'undated', label: 'Undated', values: [0, 0, 9, 0, 0], apart: true },
  ]);
  expect(columnsOf([aTotal({ year: null })], 'Undated')).toHaveLength(1);
});

it('has a remote’s own kind above those of all domains', () => {
  const totals = [aTotal(), aTotal({ kind: 'fuel', kindLabel: 'Fuel', amount: 40 })];
  expect(columnsOf(totals, 'Undated')).toMatchObject([{ values: [0, 100, 0, 0, 0, 40] }]);
  expect(Object.keys(kindWords(totals)).at(-1)).toBe('fuel');
  expect(Object.values(kindWords(totals)).at(-1)).toBe('Fuel');
});

it('narrows by vehicle, kind, currency and years; no year has what is without a day', () => {
  const totals = [
    aTotal(),
    aTotal({ vehicleId: 8, year: null }),
    aTotal({ year: 2020, kind: 'part', currency: 'CHF' }),
  ];
  const kept = (by: Parameters<typeof narrowed>[1]) => narrowed(totals, by).map((one) => totals.indexOf(one));
  expect(kept({})).toEqual([0, 1, 2]);
  expect(kept({ vehicles: new Set([8]) })).toEqual([1]);
  expect(kept({ kind: 'part' })).toEqual([2]);
  expect(kept({ currency: 'USD' })).toEqual([0, 1]);
  expect(kept({ from: 2021 })).toEqual([0]);
  expect(kept({ to: 2021 })).toEqual([2]);
});

describe('the cost of a distance', () => {
  it('is made of the years in which a distance is known', () => {
    const totals = [
      aTotal({ year: 2019, amount: 999 }),
      aTotal(),
      aTotal({ year: 2025, amount: 50 }),
      aTotal({ year: null }),
    ];
    const each = perDistance(
      totals,
      [
        driven([
          [2024, 200],
          [2025, 100],
        ]),
      ],
      'mi',
    );
    expect(each).toMatchObject({ unit: 'mi', distance: 300, atLeast: false, sums: [{ currency: 'USD', amount: 0.5 }] });
    expect(
      perDistance(
        totals,
        [
          driven([
            [2024, 200],
            [2025, 100],
          ]),
        ],
        'mi',
        { from: 2025 },
      ),
    ).toMatchObject({
      distance: 100,
      sums: [{ amount: 0.5 }],
    });
  });

  it('counts in one unit, and leaves out what counts hours, with its costs', () => {
    const tractor = driven([[2024, 40]], { vehicle_id: 8, odometer_unit: 'h' });
    const each = perDistance(
      [aTotal(), aTotal({ vehicleId: 8, amount: 5_000 })],
      [driven([[2024, 1_000]]), tractor],
      'km',
    );
    expect(each).toMatchObject({ distance: 1609, sums: [{ amount: expect.closeTo(100 / 1609.344) }] });
    expect(perDistance([aTotal({ vehicleId: 8, amount: 80 })], [tractor], 'h')).toMatchObject({
      sums: [{ amount: 2 }],
    });
  });

  it('is not known where nothing was driven', () => {
    expect(perDistance([aTotal()], [driven([[2024, 0]])], 'mi')).toBeNull();
    expect(perDistance([aTotal()], [], 'mi')).toBeNull();
  });
});
