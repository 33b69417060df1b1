import fc from 'fast-check';
import {
  countedUnits,
  isPerDistance,
  onScale,
  type Scale,
  SCALES,
  unitBeside,
  unitsOf,
  usualScale,
  usualUnit,
} from './consumption.rules';

const scales: Scale[] = Object.values(SCALES).flat();
const scale = fc.constantFrom(...scales);
const amount = fc.double({ min: 0.01, max: 10_000, noNaN: true });
const km = fc.double({ min: 1, max: 100_000, noNaN: true });

it.each<[Scale, number]>([
  ['l/100km', 8],
  ['km/l', 12.5],
  ['mpg-us', 29.4],
  ['mpg-imp', 35.3],
  ['kWh/100km', 8],
  ['km/kWh', 12.5],
  ['mi/kWh', 7.8],
  ['mpge', 261.8],
  ['kg/100km', 8],
])('reads 40 on 500 km as %s: %d', (on, figure) => {
  expect(onScale(on, 40, 500)).toBeCloseTo(figure, 1);
});

it('says nothing where nothing was driven or filled', () => {
  expect(onScale('l/100km', 0, 500)).toBeNull();
  expect(onScale('km/l', 40, 0)).toBeNull();
});

it('says the same of twice the amount on twice the way', () => {
  fc.assert(
    fc.property(scale, amount, km, (on, a, k) => {
      expect(onScale(on, 2 * a, 2 * k)! / onScale(on, a, k)!).toBeCloseTo(1, 9);
    }),
  );
});

it('falls with the amount exactly where a scale says how far one comes', () => {
  fc.assert(
    fc.property(scale, amount, km, (on, a, k) => {
      expect(onScale(on, 1.1 * a, k)! > onScale(on, a, k)!).toBe(isPerDistance(on));
    }),
  );
});

it('tells two scales of one kind apart by a constant, whatever was driven', () => {
  fc.assert(
    fc.property(amount, km, (a, k) => {
      expect(onScale('mpg-us', a, k)! * onScale('l/100km', a, k)!).toBeCloseTo(235.214583, 4);
      expect(onScale('mpg-imp', a, k)! * onScale('l/100km', a, k)!).toBeCloseTo(282.480936, 4);
      expect(onScale('km/l', a, k)! * onScale('l/100km', a, k)!).toBeCloseTo(100, 6);
      expect(onScale('mpge', a, k)! / onScale('mi/kWh', a, k)!).toBeCloseTo(33.705, 6);
    }),
  );
});

it.each([
  ['de-DE', 'km', 'l/100km', 'kWh/100km'],
  ['en-US', 'mi', 'mpg-us', 'mi/kWh'],
  ['en-GB', 'mi', 'mpg-imp', 'mi/kWh'],
  ['en-GB', 'km', 'l/100km', 'kWh/100km'],
  ['ja-JP', 'km', 'km/l', 'km/kWh'],
  ['ja', 'km', 'km/l', 'km/kWh'],
  ['de-CH', 'h', 'l/100km', 'kWh/100km'],
] as const)('%s with %s reads %s and %s until another is chosen, and never mpge', (region, odometer, fuel, charge) => {
  expect(usualScale('l', region, odometer)).toBe(fuel);
  expect(usualScale('kWh', region, odometer)).toBe(charge);
});

it('sells by the gallon in the United States alone', () => {
  expect(usualUnit('petrol', 'en-US')).toBe('us_gal');
  expect(usualUnit('diesel', 'en-GB')).toBe('l');
  expect(usualUnit('electricity', 'en-US')).toBe('kWh');
  expect(usualUnit('hydrogen', 'ja-JP')).toBe('kg');
});

it('offers a usual unit among those in which an energy is sold', () => {
  for (const energy of ['petrol', 'cng', 'lpg', 'electricity', 'hydrogen', 'oil'] as const)
    for (const region of ['en-US', 'de-DE']) expect(unitsOf(energy)).toContain(usualUnit(energy, region));
});

it('compares prices in the unit of the scale', () => {
  expect(scales.map(unitBeside)).toEqual([
    ...['l', 'l', 'us_gal', 'imp_gal'],
    ...['kWh', 'kWh', 'kWh', 'kWh'],
    ...['kg', 'kg', 'kg'],
  ]);
  expect(countedUnits('us_gal')).toBeCloseTo(3.785, 3);
});
