import { aDue, anEvent } from '../testing/factories';
import { dueAndPlanned, completionOf, distanceOf, expectationOf, pointOf, statusOf } from './due.rules';

it.each([
  [-340, 45, '340 mi over · 45 days left'],
  [1_200, -1, '1,200 mi left · 1 day over'],
  [0, 0, '0 mi left · 0 days left'],
  [null, 1, '1 day left'],
  [500, null, '500 mi left'],
  [null, null, 'Not known without a mileage'],
])('of %p miles and %p days it says "%s"', (miles_left, days_left, text) => {
  expect(distanceOf({ miles_left, days_left })).toBe(text);
});

it.each([
  [60_000, '2026-03-04', 'at 60,000 mi or on Mar 4, 2026'],
  [60_000, null, 'at 60,000 mi'],
  [null, '2026-03-04', 'on Mar 4, 2026'],
  [null, null, ''],
])('lies %p, %p: "%s"', (due_mileage, due_date, text) => {
  expect(pointOf({ due_mileage, due_date })).toBe(text);
});

it.each([
  ['Upcoming', '2026-02-01', '2026-03-04', 'Expected Feb 1, 2026'],
  ['Due', '2026-02-01', null, 'Expected Feb 1, 2026'],
  ['Upcoming', '2026-03-04', '2026-03-04', null],
  ['Upcoming', null, null, null],
  ['Overdue', '2026-02-01', '2026-03-04', null],
] as const)('of what is %s, expected %p, due %p, it says %p', (status, estimated_date, due_date, text) => {
  expect(expectationOf(aDue({ status, estimated_date, due_date }))).toBe(text);
});

it('completes the event that plans it, else a new one', () => {
  expect(completionOf(aDue({ planned_event: { id: 31, date_performed: null } }))).toBe(
    '/service/events/31/edit?status=Completed',
  );
  expect(completionOf(aDue())).toBe('/service/events/new?vehicle_id=7&template_id=51');
});

describe('all that is ahead', () => {
  const planned = (id: number, status: 'Upcoming' | 'Overdue', date_performed: string | null) =>
    anEvent({ id, name: `Event ${id}`, status, date_performed });
  const names = (...args: Parameters<typeof dueAndPlanned>) =>
    dueAndPlanned(...args).map((row) => [row.due?.name ?? row.event?.name, statusOf(row)]);

  it('begins with what is overdue, then due, then upcoming, each by its day, what has none last', () => {
    const dues = [
      aDue({ template_id: 1, name: 'Belt', status: 'Upcoming', estimated_date: '2026-05-01' }),
      aDue({ template_id: 2, name: 'Oil', status: 'Due', estimated_date: '2026-02-01' }),
      aDue({ template_id: 3, name: 'Brakes', status: 'Overdue', estimated_date: null }),
    ];
    const events = [
      planned(1, 'Upcoming', null),
      planned(2, 'Upcoming', '2026-04-01'),
      planned(3, 'Overdue', '2026-01-01'),
    ];
    expect(names(dues, events)).toEqual([
      ['Event 3', 'Overdue'],
      ['Brakes', 'Overdue'],
      ['Oil', 'Due'],
      ['Event 2', 'Upcoming'],
      ['Belt', 'Upcoming'],
      ['Event 1', 'Upcoming'],
    ]);
  });

  it('has an event that plans what is due stand with it', () => {
    const due = aDue({ planned_event: { id: 1, date_performed: null } });
    const plan = anEvent({ id: 1, status: 'Upcoming' });
    const another = anEvent({ id: 2, status: 'Upcoming' });
    expect(dueAndPlanned([due], [another, plan])).toEqual([{ due }, { event: another }]);
  });
});
