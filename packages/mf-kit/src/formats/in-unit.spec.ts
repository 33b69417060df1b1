import fc from 'fast-check';
import type { OdometerUnit } from './person';
import { inUnit } from './in-unit';

const aValue = fc.integer({ min: 0, max: 2_147_483_647 });
const aDistance = fc.constantFrom<OdometerUnit>('mi', 'km');

/** The rounded product, computed with integers alone, so that no floating-point error occurs. */
function exactly(value: number, top: bigint, bottom: bigint): number {
  return Number((2n * BigInt(value) * top + bottom) / (2n * bottom));
}

it('knows that a mile is 1.609344 km, exactly', () => {
  expect(inUnit(1, 'mi', 'km')).toBe(1.609344);
  expect(inUnit(15_625, 'mi', 'km')).toBe(25_146);
  expect(inUnit(25_146, 'km', 'mi')).toBe(15_625);
});

it('rounds as whole numbers would, up to the largest mileage', () => {
  fc.assert(
    fc.property(aValue, (value) => {
      expect(Math.round(inUnit(value, 'mi', 'km')!)).toBe(exactly(value, 1_609_344n, 1_000_000n));
      expect(Math.round(inUnit(value, 'km', 'mi')!)).toBe(exactly(value, 1_000_000n, 1_609_344n));
    }),
  );
});

it('comes back to the mile that it went out from, rounded there and here', () => {
  fc.assert(
    fc.property(aValue, (miles) =>
      expect(Math.round(inUnit(Math.round(inUnit(miles, 'mi', 'km')!), 'km', 'mi')!)).toBe(miles),
    ),
  );
});

it('keeps the order of distances, and of their sums, to the unit', () => {
  fc.assert(
    fc.property(aValue, aValue, aDistance, aDistance, (a, b, from, to) => {
      expect(Math.sign(inUnit(a, from, to)! - inUnit(b, from, to)!)).toBe(Math.sign(a - b));
      expect(inUnit(a, from, to)! + inUnit(b, from, to)!).toBeCloseTo(inUnit(a + b, from, to)!, 3);
    }),
  );
});

it('leaves what is in its unit already, and never makes a distance of hours', () => {
  fc.assert(
    fc.property(aValue, aDistance, (value, unit) => {
      expect(inUnit(value, unit, unit)).toBe(value);
      expect(inUnit(value, 'h', 'h')).toBe(value);
      expect([inUnit(value, 'h', unit), inUnit(value, unit, 'h')]).toEqual([null, null]);
    }),
  );
});
