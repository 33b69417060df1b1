import fc from 'fast-check';
import { AMOUNT_UNITS } from '../fill-ups/fill-up.entity.js';
import { sumOfAmounts, sumOfDistances, sumOfMoney } from './amount.rules.js';

it.each([
  [[{ amount: 1, unit: 'us_gal' }], 3.785412],
  [[{ amount: 1, unit: 'imp_gal' }], 4.54609],
  [[{ amount: 1_000, unit: 'us_gal' }], 3_785.411784],
  [
    [
      { amount: 0.1, unit: 'l' },
      { amount: 0.2, unit: 'l' },
    ],
    0.3,
  ],
  [
    [
      { amount: 10, unit: 'us_gal' },
      { amount: 10, unit: 'imp_gal' },
      { amount: 10, unit: 'l' },
    ],
    93.315018,
  ],
] as const)('adds %j exactly', (amounts, sum) => expect(sumOfAmounts(amounts)).toBe(sum));

const anAmount = fc.record({
  amount: fc.integer({ min: 1_000, max: 1_000_000_000 }).map((millionths) => millionths / 1_000_000),
  unit: fc.constantFrom(...AMOUNT_UNITS),
});

it('adds amounts to the same, in whatever order they come', () => {
  fc.assert(
    fc.property(fc.array(anAmount, { maxLength: 50 }), (amounts) =>
      expect(sumOfAmounts([...amounts].reverse())).toBe(sumOfAmounts(amounts)),
    ),
  );
});

it('adds what was written in the unit itself as a person adds it on paper', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000_000 }), { maxLength: 50 }), (thousandths) => {
      const sum = thousandths.reduce((total, one) => total + one, 0);
      expect(sumOfAmounts(thousandths.map((one) => ({ amount: one / 1_000, unit: 'l' })))).toBe(sum / 1_000);
    }),
  );
});

it('adds money without a penny that nobody paid', () => expect(sumOfMoney([0.1, 0.2, 1.115])).toBe(1.415));

it('adds distances of instruments that counted in different units, and none of hours to any', () => {
  expect(sumOfDistances([{ distance: 100, unit: 'km' }], 'km')).toBe(100);
  expect(sumOfDistances([{ distance: 100, unit: 'mi' }], 'km')).toBe(160.934);
  expect(
    sumOfDistances(
      [
        { distance: 100, unit: 'mi' },
        { distance: 1, unit: 'km' },
      ],
      'mi',
    ),
  ).toBe(100.621);
  expect(sumOfDistances([{ distance: 5, unit: 'h' }], 'h')).toBe(5);
  expect(sumOfDistances([{ distance: 5, unit: 'h' }], 'km')).toBeNull();
});
