import type { CostTotal } from '@carnet/contracts';
import { fakeApi } from '@carnet/mf-kit/testing';
import costs from './vehicle-costs';

const total = { vehicle_id: 7, year: 2025, currency: 'EUR', amount: 512.4, count: 1, by_rate: false };
const told = { vehicleId: 7, year: 2025, currency: 'EUR', amount: 512.4, count: 1, byRate: false };
const read = async (label: string): Promise<CostTotal[]> =>
  (await costs.find((one) => one.label === label)!.read({ vehicleId: 7 }, new AbortController().signal)).totals;

it('tells what driving costs apart from what tyres and components do, which is a part of keeping a vehicle', async () => {
  const { calls } = fakeApi({
    'GET /api/fill-ups/costs': { body: [{ ...total, kind: 'petrol' }] },
    'GET /api/usage/costs': { body: [{ ...total, kind: 'tyres' }] },
  });
  expect(await read('Fuel')).toEqual([{ ...told, kind: 'fuel', kindLabel: 'Fuel', isRunning: true }]);
  expect(await read('Tyres and components')).toEqual([
    { ...told, kind: 'components', kindLabel: 'Tyres and components' },
  ]);
  expect(calls.map(({ query }) => query.get('vehicle_id'))).toEqual(['7', '7']);
});
