import { fakeApi } from '@carnet/mf-kit/testing';
import { anEvent } from '../testing/factories';
import activity from './vehicle-activity';
import dependents from './vehicle-dependents';

const { signal } = new AbortController();

it('tells of completed services, by the day they were done', async () => {
  const { calls } = fakeApi({
    'GET /api/service/vehicles/7/events': { body: [anEvent({ id: 31, date_performed: '2025-03-01' })] },
  });
  const [entry] = await activity[0]!.read(7, signal);
  expect(entry).toMatchObject({ date: '2025-03-01', kind: 'Service', to: '/service/events/31' });
  expect(calls[0]?.query.get('status')).toBe('Completed');
});

it('counts what goes with a vehicle', async () => {
  const counted = (total: number) => ({ body: [], headers: { 'x-total-count': String(total) } });
  fakeApi({
    'GET /api/service/vehicles/7/events': counted(12),
    'GET /api/service/vehicles/7/schedules': counted(2),
  });
  const counts = await Promise.all(dependents.map(async ({ one, count }) => `${await count(7, signal)} ${one}`));
  expect(counts).toEqual(['12 service event', '2 service schedule']);
});
