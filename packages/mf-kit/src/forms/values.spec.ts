import { moneyProblem, moneyText, numberOrNull, wholeNumberProblem } from '.';

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

it.each(['84-120', '1e', '1e3', '0x10', '84 120', '84,12', '1,2345', '12 km', 'Infinity', '.', '-', ','])(
  'never makes a number, or nothing, of "%s"',
  (text) => {
    expect(() => numberOrNull(text)).toThrow(RangeError);
    expect(wholeNumberProblem('Mileage', text)).toBe('Mileage must be a whole number of at least 0');
    expect(moneyProblem('Cost', text)).toBe('Cost must be at least 0, with at most 2 decimals');
  },
);

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

it.each(['-1', '1.234', '12 000', '1e3', 'ten', '.'])('refuses "%s", which is no sum of money', (text) => {
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
