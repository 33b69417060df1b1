import { moneyProblem } from '.';

it.each(['', ' ', '0', '12', '12.', '12.5', '.5', '9999999999.99'])('takes "%s" as a sum of money', (text) => {
  expect(moneyProblem('Cost', text)).toBeNull();
});

it.each(['-1', '1.234', '12 000', '1e3', 'ten', '.'])('refuses "%s", which is none', (text) => {
  expect(moneyProblem('Cost', text)).toBe('Cost must be at least 0, with at most 2 decimals');
});

it('says how much is too much', () => {
  expect(moneyProblem('Estimated cost', '10000000000')).toBe('Estimated cost must be at most $9,999,999,999.99');
});
