import { eachText, sumText } from './costs.words';

it.each([
  [{ amount: 0.42, currency: 'USD', byRate: false }, '$0.42'],
  [{ amount: 0.42, currency: 'USD', byRate: true }, '≈\u00a0$0.42'],
  [{ amount: 0.003, currency: 'USD', byRate: false }, '<\u00a0$0.01'],
  [{ amount: 0.02, currency: 'JPY', byRate: false }, '<\u00a0¥1'],
  [{ amount: 38.4, currency: 'JPY', byRate: false }, '¥38'],
  [{ amount: 0, currency: 'USD', byRate: false }, '$0.00'],
])('a mile that cost %j reads %s', (each, text) => expect(eachText(each)).toBe(text));

it('a sum is as exact as its currency', () => {
  expect(sumText({ amount: 0.1 + 0.2, currency: 'USD', byRate: false })).toBe('$0.30');
});
