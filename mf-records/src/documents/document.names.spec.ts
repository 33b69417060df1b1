import { aDocument } from '../testing/factories';
import { expiryOf, formatAmount, nameOf } from './document.names';

test.each([
  ['2026-11-21', { tone: 'bad', text: 'Expired Nov 21, 2026' }],
  ['2026-11-22', { tone: 'warn', text: 'Expires today' }],
  ['2027-01-21', { tone: 'warn', text: 'Expires Jan 21, 2027' }],
  ['2027-01-22', null],
  [null, null],
])('a paper that is good until %s', (expires_on, said) =>
  expect(expiryOf(aDocument({ expires_on }), '2026-11-22')).toEqual(said),
);

test('a sum stands in the currency of its paper', () => {
  expect(formatAmount(aDocument({ amount: 480.5, currency: 'EUR' }))).toBe('€480.50');
  expect(formatAmount(aDocument({ amount: 12_000, currency: 'JPY' }))).toBe('¥12,000');
  expect(formatAmount(aDocument({ amount: null, currency: null }))).toBe('—');
});

test('a paper without a title is called as its file', () => {
  expect(nameOf(aDocument({ title: null }))).toBe('scan-0051.pdf');
});
