import { fakeApi } from '@carnet/mf-kit/testing';
import costs from './vehicle-costs';

it('tells what modifications cost, of whatever category', async () => {
  const total = { vehicle_id: 7, year: null, kind: 'Safety', currency: 'USD', amount: 55, count: 1, by_rate: false };
  fakeApi({ 'GET /api/modifications/costs': { body: [total] } });
  const { totals, next } = await costs.read({}, new AbortController().signal);
  expect(totals).toEqual([
    { vehicleId: 7, year: null, kind: 'modification', currency: 'USD', amount: 55, count: 1, byRate: false },
  ]);
  expect(next).toBeNull();
});
