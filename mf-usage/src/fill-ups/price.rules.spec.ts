import fc from 'fast-check';
import { agree, PRICED, type Priced, valueOf, workedOut } from './price.rules';

const decimals = { amount: 2, unit_price: 3, total: 2 };
const of = (amount: number | null, unit_price: number | null, total: number | null) => ({ amount, unit_price, total });

it('works out the third of any two', () => {
  expect(workedOut(of(40, null, 72), ['amount', 'total'], decimals)).toBe('unit_price');
  expect(valueOf('unit_price', of(40, null, 72), decimals)).toBe(1.8);
  expect(valueOf('total', of(40, 1.8, null), decimals)).toBe(72);
  expect(valueOf('amount', of(null, 1.8, 72), decimals)).toBe(40);
});

it('has nothing to work with where one of two is missing, or is 0', () => {
  expect(workedOut(of(40, null, null), ['amount'], decimals)).toBeNull();
  expect(workedOut(of(40, null, null), ['amount', 'total'], decimals)).toBeNull();
  expect(valueOf('unit_price', of(0, null, 72), decimals)).toBeNull();
});

it('keeps what was written last, and works out what was written longest ago', () => {
  expect(workedOut(of(40, 1.8, 80), ['amount', 'unit_price', 'total'], decimals)).toBe('amount');
  expect(workedOut(of(40, 1.8, 80), ['total', 'unit_price', 'amount'], decimals)).toBe('total');
});

it('touches nothing where all three agree as a receipt rounds them', () => {
  expect(workedOut(of(41.23, 1.859, 76.64), ['amount', 'unit_price', 'total'], decimals)).toBeNull();
  expect(agree(of(41.23, 1.859, 76.65), decimals)).toBe(true);
  expect(agree(of(41.23, 1.859, 77.65), decimals)).toBe(false);
});

it('agrees with what it has worked out, whichever of the three that is', () => {
  const number = fc.integer({ min: 100, max: 100_000 });
  fc.assert(
    fc.property(number, number, fc.constantFrom(...PRICED), (one, other, third) => {
      const others = PRICED.filter((name) => name !== third);
      const numbers = { ...of(null, null, null), [others[0]!]: one / 100, [others[1]!]: other / 100 };
      const value = valueOf(third, numbers, { ...decimals, [third]: 6 });
      expect(agree({ ...numbers, [third]: value }, { ...decimals, [third]: 6 })).toBe(true);
    }),
  );
});

it('never works out what was written last', () => {
  const order = fc.shuffledSubarray([...PRICED], { minLength: 1, maxLength: 3 });
  const number = fc.option(fc.integer({ min: 1, max: 1_000 }), { nil: null });
  fc.assert(
    fc.property(order, number, number, number, (typed: Priced[], amount, price, total) => {
      const numbers = of(amount, price, total);
      const last = typed.filter((name) => numbers[name] !== null).at(-1);
      expect(workedOut(numbers, typed, decimals)).not.toBe(last ?? 'none');
    }),
  );
});
