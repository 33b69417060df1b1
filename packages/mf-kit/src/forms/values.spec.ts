import fc from 'fast-check';
import { formatMoney, formatNumber } from '../formats/format';
import { whenSpelt } from '../formats/spelling';
import { signOut, startSession } from '../data/session/store';
import { aUser } from '../testing';
import { decimalText, moneyProblem, moneyText, moneyTyped, numberOrNull, parseNumber, wholeNumberProblem } from '.';

afterEach(async () => {
  await new Promise<void>((resolve) => whenSpelt(aUser(), resolve));
  signOut();
});

/** Signs in a person of that region and currency. */
async function living(region: string, currency = 'EUR'): Promise<void> {
  const user = aUser({ region, currency });
  await new Promise<void>((resolve) => whenSpelt(user, resolve));
  startSession('a-token', user);
}

it.each([
  ['', null],
  [' ', null],
  ['0', 0],
  [' 84120 ', 84_120],
  ['84,120', 84_120],
  ['1,234.50', 1234.5],
  ['.5', 0.5],
])('makes of "%s" the number %p', (text, number) => {
  expect(numberOrNull(text)).toBe(number);
});

it.each([
  '84-120',
  '1e',
  '1e3',
  '0x10',
  '84 12',
  '1,23,456',
  '12 km',
  'Infinity',
  '.',
  '-',
  ',',
  '1.2.3',
  '--1',
  '1 234 5',
])('never makes a number, or nothing, of "%s"', (text) => {
  expect(() => numberOrNull(text)).toThrow(RangeError);
  expect(wholeNumberProblem('Mileage', text)).toBe('Mileage must be a whole number of at least 0');
  expect(moneyProblem('Cost', text)).toBe('Cost must be at least 0, with at most 2 decimals');
});

it.each(['-1', '1.5', '1.0'])('takes "%s" for no mileage', (text) => {
  expect(wholeNumberProblem('Mileage', text)).toBe('Mileage must be a whole number of at least 0');
});

it('says how many is too many', () => {
  expect(wholeNumberProblem('Mileage', '2147483647')).toBeNull();
  expect(wholeNumberProblem('Mileage', '2147483648')).toBe('Mileage must be at most 2,147,483,647');
  expect(wholeNumberProblem('Year', '1899', 1900, 2027)).toBe('Year must be a whole number from 1900 to 2027');
  expect(wholeNumberProblem('Year', '2028', 1900, 2027)).toBe('Year must be a whole number from 1900 to 2027');
});

it.each(['', ' ', '0', '12', '12.', '12.5', '.5', '1,234.50', '9999999999.99'])(
  'takes "%s" as a sum of money',
  (text) => {
    expect(moneyProblem('Cost', text)).toBeNull();
  },
);

it.each(['-1', '1.234', '1e3', 'ten', '.'])('refuses "%s", which is no sum of money', (text) => {
  expect(moneyProblem('Cost', text)).toBe('Cost must be at least 0, with at most 2 decimals');
});

it('says how much is too much', () => {
  expect(moneyProblem('Estimated cost', '10000000000')).toBe('Estimated cost must be at most $9,999,999,999.99');
});

it.each([
  [164.4, '164.40'],
  [185, '185.00'],
  [0, '0.00'],
  [1234567.89, '1234567.89'],
  [null, ''],
  [undefined, ''],
])('shows the sum %p in an input as "%s"', (amount, text) => {
  expect(moneyText(amount)).toBe(text);
});

const TWO_READINGS = 'Cost could be read in two ways. Write it like';

describe.each([
  ['en-US', 'USD', '1,234.50', ['12,50', '1,5', '84,12', '0,5']],
  ['de-DE', 'EUR', '1.234,50', ['12.50', '1.5', '84.12', '0.5']],
  ['fr-FR', 'EUR', '1\u202f234,50', ['12.50', '1.234', '0.5']],
  ['de-CH', 'CHF', '1’234.50', ['12,50', '1,234']],
  ['en-IN', 'INR', '1,234.50', ['12,50']],
])('a person of %s', (region, currency, example, ambiguous) => {
  beforeEach(() => living(region, currency));

  it('is understood, typed or pasted, however the sum is grouped, where it has one reading', () => {
    const here = ['1234', example, example.replace(/\W(?=\d{3})/, '')];
    for (const text of [...here, '1 234', "1'234", '1 234,50', '1 234.50', "1'234.50", '1.234,50', '1,234.50'])
      expect([text, moneyProblem('Cost', text), numberOrNull(text)]).toEqual([
        text,
        null,
        /5/.test(text) ? 1234.5 : 1234,
      ]);
    for (const text of ['12 345 678', '12.345.678', '12,345,678'])
      expect([text, numberOrNull(text)]).toEqual([text, 12_345_678]);
  });

  it.each(ambiguous)('is asked what "%s" means, and nothing is taken for it', (text) => {
    expect(moneyProblem('Cost', text)?.replace("'", '’')).toBe(`${TWO_READINGS} ${example}`);
    expect(wholeNumberProblem('Mileage', text)).toMatch(/^Mileage could be read in two ways\. Write it like 1\D234$/);
    expect(parseNumber(text)).toBeNull();
    expect(() => numberOrNull(text)).toThrow(RangeError);
  });

  it('has each number taken for what the screens show it as, and for what an input begins with', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999_999 }), (cents) => {
        const amount = cents / 100;
        const shown = formatMoney(amount).replace(/[^\d.,'’\s]|^\s+|\s+$/gu, '');
        expect(numberOrNull(shown)).toBe(amount);
        expect(numberOrNull(moneyText(amount))).toBe(amount);
        expect(numberOrNull(formatNumber(cents))).toBe(cents);
      }),
    );
  });
});

it('reads lakhs and crores where they are written', async () => {
  await living('en-IN', 'INR');
  expect(numberOrNull('12,34,567.50')).toBe(1_234_567.5);
});

it('asks for no decimals of a currency that has none, and shows those that are kept all the same', async () => {
  await living('ja-JP', 'JPY');
  expect(moneyProblem('Cost', 'ten')).toBe('Cost must be at least 0, with no decimals');
  expect(moneyProblem('Cost', '1,234')).toBeNull();
  expect(moneyProblem('Cost', '12.50')).toBe('Cost must be at least 0, with no decimals');
  expect([moneyText(1234), moneyText(12.5)]).toEqual(['1234', '12.5']);
});

it('holds an amount to the decimals of its own currency', async () => {
  await living('de-DE', 'EUR');
  expect(moneyProblem('Cost', '12,50', 'JPY')).toBe('Cost must be at least 0, with no decimals in JPY');
  expect(moneyProblem('Cost', '12,505', 'KWD')).toBeNull();
  expect(moneyProblem('Cost', '12,5055', 'KWD')).toBe('Cost must be at least 0, with at most 3 decimals in KWD');
  expect([moneyText(12.5, 'KWD'), moneyText(1200, 'JPY'), moneyText(480, 'CHF')]).toEqual(['12,500', '1200', '480,00']);
});

describe('what is typed or pasted with a currency', () => {
  it.each([
    ['de-CH', 'CHF', 'CHF 480.-', '480', 'CHF'],
    ['de-CH', 'CHF', "Fr. 1'234.55", "1'234.55", 'CHF'],
    ['de-DE', 'EUR', '€ 1.234,56', '1.234,56', 'EUR'],
    ['de-DE', 'EUR', '1.234,56 €', '1.234,56', 'EUR'],
    ['de-DE', 'EUR', '480.- sFr.', '480', 'CHF'],
    ['de-DE', 'EUR', '120 DM', '120', 'DEM'],
    ['de-DE', 'EUR', '$1,234.56', '1,234.56', 'USD'],
    ['en-US', 'USD', '$1,234.56', '1,234.56', 'USD'],
    ['en-US', 'USD', 'CA$12.50', '12.50', 'CAD'],
    ['en-CA', 'CAD', '$12.50', '12.50', 'CAD'],
    ['en-CA', 'CAD', 'US$12.50', '12.50', 'USD'],
    ['ja-JP', 'JPY', '￥12,500', '12,500', 'JPY'],
    ['ja-JP', 'JPY', '12,500円', '12,500', 'JPY'],
    ['fr-FR', 'EUR', '1\u202f234,56\u00a0€', '1\u202f234,56', 'EUR'],
    ['sv-SE', 'SEK', '480 kr', '480', 'SEK'],
    ['en-US', 'USD', 'gbp 12', '12', 'GBP'],
  ])('is read in %s (%s): %s is %s in %s', async (region, own, text, amount, currency) => {
    await living(region, own);
    expect(moneyTyped(text)).toEqual({ text: amount, currency });
    expect(moneyProblem('Cost', amount, currency)).toBeNull();
  });

  it.each([
    ['en-GB', 'GBP', '$12.50', '$'],
    ['en-US', 'USD', '480 kr', 'kr'],
  ])('is asked about in %s (%s): %s', async (region, own, text, sign) => {
    await living(region, own);
    expect(moneyTyped(text)).toEqual({ text });
    expect(moneyProblem('Cost', text)).toBe(
      `Cost: ‘${sign}’ does not say which currency. Choose it beside the amount, and write the number alone`,
    );
  });

  it.each(['CHF', 'CHF 4 EUR', 'twelve', '-', '', 'CHF -'])('stays as it is: %s', (text) => {
    expect(moneyTyped(text)).toEqual({ text });
  });

  it('drops the dash that stands for no cents', () => {
    expect(moneyTyped('480.-')).toEqual({ text: '480' });
  });

  it('has each amount taken for what the screens show it as, in each currency', async () => {
    for (const region of ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'en-IN', 'ja-JP']) {
      await living(region, 'EUR');
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: 999_999_999_999 }),
          fc.constantFrom('EUR', 'USD', 'CHF', 'GBP', 'JPY', 'KWD', 'CAD', 'DEM'),
          (minor, currency) => {
            const decimals = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions()
              .maximumFractionDigits!;
            const amount = Number(`${minor}e-${decimals}`);
            const typed = moneyTyped(formatMoney(amount, '', currency));
            expect([typed.currency, numberOrNull(typed.text)]).toEqual([currency, amount]);
            expect(numberOrNull(moneyText(amount, currency))).toBe(amount);
          },
        ),
      );
    }
  });
});

it('writes all decimals of a number as the region of the person has them', async () => {
  await living('de-DE');
  expect(decimalText(41.2)).toBe('41,2');
  expect(decimalText(null)).toBe('');
});
