import { fakeApi, type FakeCall } from '@carnet/mf-kit/testing';
import { aDue, anEvent } from '../testing/factories';
import next, { nextOfEach } from './vehicle-next';

const TODAY = '2026-03-04';

it('has of each vehicle what is most urgent, and what is overdue for years only where there is nothing else', () => {
  const rows = [
    aDue({ vehicle_id: 1, name: 'Belt', status: 'Overdue', estimated_date: '2022-05-01' }),
    aDue({
      vehicle_id: 1,
      name: 'Oil',
      status: 'Overdue',
      estimated_date: '2026-02-01',
      miles_left: -40,
      days_left: null,
    }),
    aDue({ vehicle_id: 1, name: 'Brakes', status: 'Due', estimated_date: '2026-03-20' }),
    aDue({
      vehicle_id: 2,
      name: 'Valves',
      status: 'Upcoming',
      estimated_date: '2027-03-20',
      miles_left: null,
      days_left: 381,
    }),
    aDue({ vehicle_id: 3, name: 'Chain', status: 'Overdue', estimated_date: '2020-01-01' }),
    aDue({ vehicle_id: 3, name: 'Tyres', status: 'Overdue', estimated_date: '2021-01-01' }),
  ];
  expect(
    nextOfEach(
      rows.map((due) => ({ due })),
      TODAY,
    ),
  ).toEqual([
    { vehicleId: 1, title: 'Oil', note: '40\u00a0mi over', urgency: 'overdue' },
    { vehicleId: 2, title: 'Valves', note: '381 days left', urgency: 'ahead' },
    { vehicleId: 3, title: '2 overdue for more than a year', note: '', urgency: 'overdue' },
  ]);
});

it('knows planned events, which are as urgent as their owner says, whatever their day', () => {
  const rows = [
    { event: anEvent({ vehicle_id: 1, name: 'Bodywork', status: 'Upcoming', date_performed: '2023-01-10' }) },
    { event: anEvent({ vehicle_id: 1, name: 'Inspection', status: 'Upcoming', date_performed: '2026-02-10' }) },
    { event: anEvent({ vehicle_id: 2, name: 'Tyres', status: 'Upcoming', date_performed: '2026-04-10' }) },
    { event: anEvent({ vehicle_id: 3, name: 'Paint', status: 'Upcoming', date_performed: null }) },
    { event: anEvent({ vehicle_id: 4, name: 'Rust', status: 'Overdue', date_performed: '2026-01-10' }) },
    { event: anEvent({ vehicle_id: 5, name: 'Seats', status: 'Upcoming', date_performed: '2023-01-10' }) },
  ];
  expect(nextOfEach(rows, TODAY)).toEqual([
    { vehicleId: 1, title: 'Inspection', note: 'Feb 10, 2026', urgency: 'ahead' },
    { vehicleId: 2, title: 'Tyres', note: 'Apr 10, 2026', urgency: 'ahead' },
    { vehicleId: 3, title: 'Paint', note: 'Planned for no day yet', urgency: 'ahead' },
    { vehicleId: 4, title: 'Rust', note: 'Jan 10, 2026', urgency: 'overdue' },
    { vehicleId: 5, title: 'Seats', note: 'Jan 10, 2023', urgency: 'ahead' },
  ]);
});

it('reads all that is due and every page of events, so that nothing is missing of a vehicle of which it says nothing', async () => {
  const paged =
    (path: string, rowOf: (vehicle_id: number) => object) =>
    ({ query }: FakeCall) =>
      query.has('after')
        ? { body: [rowOf(2)] }
        : { body: [rowOf(1)], headers: { link: `<${path}?status=${query.get('status')}&after=1>; rel="next"` } };
  const dues = ({ query }: FakeCall) => ({
    body: query.has('limit') ? [] : [1, 2].map((vehicle_id) => aDue({ vehicle_id, estimated_date: '2999-01-01' })),
  });
  const events = paged('/api/service/events', (id) =>
    anEvent({ id, vehicle_id: id + 2, status: 'Upcoming', date_performed: '2999-01-01' }),
  );
  fakeApi({ 'GET /api/service/due': dues, 'GET /api/service/events': events });
  const things = await next.read(new AbortController().signal);
  expect(things.map(({ vehicleId }) => vehicleId).sort()).toEqual([1, 2, 3, 4]);
});
