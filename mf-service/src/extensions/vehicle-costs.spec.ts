import { fakeApi } from '@carnet/mf-kit/testing';
import costs from './vehicle-costs';

const { signal } = new AbortController();

it('tells what events cost, by the kinds that all domains know, page by page', async () => {
  const total = { vehicle_id: 7, year: 2024, currency: 'CHF', amount: 480, count: 2, by_rate: true };
  const { calls } = fakeApi({
    'GET /api/service/costs': {
      body: [
        { ...total, kind: 'Regular Maintenance' },
        { ...total, kind: 'Repair' },
      ],
      headers: { link: '</api/service/costs?cursor=abc>; rel="next"' },
    },
  });
  const { totals, next } = await costs.read({ vehicleId: 7, from: '2024-01-01' }, signal);
  expect(totals.map(({ kind }) => kind)).toEqual(['maintenance', 'repair']);
  expect(totals[0]).toEqual({
    ...{ vehicleId: 7, year: 2024, kind: 'maintenance', currency: 'CHF', amount: 480, count: 2, byRate: true },
  });
  expect(next).toBe('/api/service/costs?cursor=abc');
  expect(calls[0]?.query.toString()).toBe('vehicle_id=7&from=2024-01-01');
});
