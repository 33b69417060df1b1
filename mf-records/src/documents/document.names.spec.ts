import { aDocument } from '../testing/factories';
import { formatAmount, nameOf } from './document.names';

test('a sum stands in the currency of its paper', () => {
  expect(formatAmount(aDocument({ amount: 480.5, currency: 'EUR' }))).toBe('€480.50');
  expect(formatAmount(aDocument({ amount: 12_000, currency: 'JPY' }))).toBe('¥12,000');
  expect(formatAmount(aDocument({ amount: null, currency: null }))).toBe('—');
});

test('a paper without a title is called as its file', () => {
  expect(nameOf(aDocument({ title: null }))).toBe('scan-0051.pdf');
});
