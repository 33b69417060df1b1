import fc from 'fast-check';
import { aSuggestion } from '../testing/factories';
import { sumOfParts } from './invoice-entry.rules';
import { costBeside, keyOfRead, mileageRead, partRead, vehicleRead } from './read-paper.rules';

const CARS = [
  { value: '7', label: 'Golf', vin: 'WVWZZZ1KZAW123456', words: 'Silver, MR-KT 482' },
  { value: '8', label: 'Giulia', vin: 'AR105120118', words: 'the good one' },
];

it.each([
  ['a VIN', { vin_read: 'WVWZZZ1KZAW123456' }, 'Golf'],
  ['a VIN that was misread', { vin_read: 'WVWZZZIKZAWI234S6' }, 'Golf'],
  ['a number plate in the words of the owner, whatever divides it', { plate: 'MR KT-482' }, 'Golf'],
  ['a VIN of no vehicle', { vin_read: 'WVWZZZ1KZAW123457' }, undefined],
  ['a number plate that is so short that it may stand anywhere', { plate: 'K 48' }, undefined],
])('%s tells the vehicle that is meant, or none', (_, said, label) =>
  expect(vehicleRead(aSuggestion(said), CARS)?.label).toBe(label),
);

it('a VIN of two vehicles tells neither', () => {
  expect(vehicleRead(aSuggestion({ vin_read: CARS[0]!.vin }), [CARS[0]!, CARS[0]!])).toBeNull();
});

it('a mileage in another unit than that of the vehicle is not offered', () => {
  expect(mileageRead(aSuggestion({ mileage: 84_120, mileage_unit: 'mi' }), 'km')).toBeNull();
  expect(mileageRead(aSuggestion({ mileage: 84_120 }), 'km')?.value).toBe('84120');
});

it('whatever parts are taken from a paper, they and the event cost what it says together', () => {
  const part = fc.record({
    name: fc.constant('Oil filter'),
    quantity: fc.integer({ min: 1, max: 99 }),
    amount: fc.integer({ min: 1, max: 100_000 }).map((cents) => cents / 100),
  });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 8 }), fc.integer({ min: 0, max: 50_000 }), (parts, work) => {
      const amount = Number((parts.reduce((sum, one) => sum + one.amount, 0) + work / 100).toFixed(2));
      const rows = parts.map((one, at) => partRead(one, at, 'EUR'));
      expect(rows.map(({ key }) => key)).toEqual(parts.map((_one, at) => keyOfRead(at)));
      expect(sumOfParts(rows) + costBeside(amount, rows, 'EUR')).toBeCloseTo(amount, 6);
    }),
  );
});
