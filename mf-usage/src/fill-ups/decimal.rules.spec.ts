import { whenSpelt } from '@carnet/mf-kit/formats';
import { aUser, livingIn } from '@carnet/mf-kit/testing';
import { decimalProblem } from './decimal.rules';

const problem = (text: string) => decimalProblem('Amount', text, { min: 0.001, max: 1_000_000, decimals: 3 });

afterEach(() => new Promise<void>((done) => whenSpelt(aUser(), done)));

it.each(['', '41', '41.2', '0.001', '1,000,000'])('takes "%s"', (text) => {
  expect(problem(text)).toBeNull();
});

it.each(['0', '-3', 'forty', '41.2345', '1,000,001'])('refuses "%s"', (text) => {
  expect(problem(text)).toBe(
    'Amount must be a number such as 1,234.5, from 0.001 to 1,000,000, with at most 3 decimals',
  );
});

it('takes nothing that could be read in two ways where the person lives, and says how it is written there', async () => {
  await livingIn('de-DE', 'EUR');
  expect(problem('41,2')).toBeNull();
  expect(problem('41.2')).toMatch('a number such as 1.234,5');
});
