import { aFillUp } from '../testing/factories';
import { filledOf, priceIn, pricesOf } from './fuel.rules';

const gallons = aFillUp({
  id: 2,
  amount: 10,
  unit: 'us_gal',
  total: 35,
  unit_price: 3.5,
  currency: 'USD',
  filled_on: '2026-02-01',
});
const litres = aFillUp({
  id: 1,
  amount: 40,
  unit: 'l',
  total: 72,
  unit_price: 1.8,
  currency: 'EUR',
  filled_on: '2026-01-01',
});
const charge = aFillUp({
  id: 3,
  energy: 'electricity',
  amount: 30,
  unit: 'kWh',
  total: null,
  unit_price: null,
  currency: null,
});

it('adds up what was filled of one energy, whatever it was written in, and never two currencies', () => {
  const { count, amount, costs } = filledOf([gallons, litres, charge], 'petrol', 'l');
  expect(count).toBe(2);
  expect(amount).toBeCloseTo(77.854, 3);
  expect(costs).toEqual([
    { currency: 'USD', total: 35, count: 1 },
    { currency: 'EUR', total: 72, count: 1 },
  ]);
});

it('says what a unit cost by total and amount where nobody wrote the price, and nothing where neither is known', () => {
  expect(priceIn('l', { ...litres, unit_price: null })).toBe(1.8);
  expect(priceIn('us_gal', litres)).toBeCloseTo(6.814, 3);
  expect(priceIn('kWh', charge)).toBeNull();
});

it('has prices of one energy in one currency, the oldest first', () => {
  const later = aFillUp({ ...litres, id: 4, filled_on: '2026-03-01', unit_price: 1.9 });
  const prices = pricesOf([later, gallons, litres], { energy: 'petrol', unit: 'l', currency: 'EUR' });
  expect(prices.map(({ price }) => price)).toEqual([1.8, 1.9]);
});
