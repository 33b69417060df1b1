import fc from 'fast-check';
import { currencyOf, decimalsOf, hasDecimals, isCurrency, withoutBinaryError } from './money.rules.js';

it.each([
  ['JPY', 0],
  ['USD', 2],
  ['DEM', 2],
  ['KWD', 3],
])('%s has %d decimals', (currency, decimals) => expect(decimalsOf(currency)).toBe(decimals));

it.each(['usd', 'US', 'XQQ', 'XXX', '', null, 5, {}])('takes %j for no currency', (code) =>
  expect(isCurrency(code)).toBe(false),
);

it.each([
  ['JPY', 12.5, 'Cost must be a whole number: JPY has no decimals'],
  ['USD', 1.005, 'Cost must be a number with at most 2 decimals'],
  ['KWD', 1.0005, 'Cost must be a number with at most 3 decimals, as KWD has'],
])('in %s refuses %d', (currency, amount, msg) => {
  expect(() => currencyOf('cost', amount, currency)).toThrow(msg);
});

it('leaves what was stored with more decimals than its currency has', () => {
  expect(currencyOf('cost', 12.5, 'JPY', { amount: 12.5, currency: 'JPY' })).toBe('JPY');
  expect(() => currencyOf('cost', 12.25, 'JPY', { amount: 12.5, currency: 'JPY' })).toThrow();
});

it('knows no currency of no amount', () => {
  expect([currencyOf('cost', null, 'USD'), currencyOf('cost', 5, null), currencyOf('cost', 0, 'JPY')]).toEqual([
    null,
    null,
    'JPY',
  ]);
});

it('takes every amount of whole minor units, and none of a tenth of one more', () => {
  const currencies = fc.constantFrom(...Intl.supportedValuesOf('currency'));
  fc.assert(
    fc.property(currencies, fc.integer({ min: 0, max: 999_999_999_999 }), (currency, minor) => {
      const most = decimalsOf(currency);
      expect(hasDecimals(Number(`${minor}e-${most}`), most)).toBe(true);
      expect(hasDecimals(Number(`${minor * 10 + 1}e-${most + 1}`), most)).toBe(false);
    }),
  );
});

it('takes what a client adds in binary for the sum that it means, and leaves every digit that is written', () => {
  const minors = fc.array(fc.integer({ min: 0, max: 9_999_999 }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 6 }), minors, (most, parts) => {
      const sum = parts.reduce((all, part) => all + Number(`${part}e-${most}`), 0);
      expect(withoutBinaryError(sum)).toBe(Number(`${parts.reduce((all, part) => all + part, 0)}e-${most}`));
    }),
  );
  const written = fc.tuple(fc.integer({ min: 0, max: 99_999_999_999_999 }), fc.integer({ min: 0, max: 12 }));
  fc.assert(
    fc.property(written, ([digits, most]) => {
      const value = Number(`${digits}e-${most}`);
      expect(withoutBinaryError(value)).toBe(value);
    }),
  );
});
