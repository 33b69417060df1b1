import { aDue, anEvent } from '../testing/factories';
import { dueAndPlanned, completionOf, distanceOf, isLongAgo, pointOf, statusOf } from './due.rules';
import { pointAndExpectationOf } from './expectation.rules';

it.each([
  [-340, 45, '340\u00a0mi over · 45 days left'],
  [1_200, -1, '1,200\u00a0mi left · 1 day over'],
  [0, 0, '0\u00a0mi left · 0 days left'],
  [null, 1, '1 day left'],
  [500, null, '500\u00a0mi left'],
  [null, null, 'Not known without a mileage'],
])('of %p miles and %p days it says "%s"', (miles_left, days_left, text) => {
  expect(distanceOf(aDue({ miles_left, days_left }))).toBe(text);
});

it.each([
  [60_000, '2026-03-04', 'at 60,000\u00a0mi or on Mar 4, 2026'],
  [60_000, null, 'at 60,000\u00a0mi'],
  [null, '2026-03-04', 'on Mar 4, 2026'],
  [null, null, ''],
])('lies %p, %p: "%s"', (due_mileage, due_date, text) => {
  expect(pointOf(aDue({ due_mileage, due_date }))).toBe(text);
});

it('speaks in the unit of the vehicle, and says why there is no mileage', () => {
  const inKm = aDue({ odometer_unit: 'km', miles_left: -340, days_left: null, due_mileage: 58_047, due_date: null });
  expect([distanceOf(inKm), pointOf(inKm)]).toEqual(['340\u00a0km over', 'at 58,047\u00a0km']);
  const tractor = aDue({ odometer_unit: 'h', miles_left: null, due_mileage: null, counts_otherwise: true });
  expect(distanceOf(tractor)).toBe('45 days left · In miles; this odometer counts hours');
  expect(distanceOf({ ...tractor, days_left: null })).toBe('In miles; this odometer counts hours');
});

describe('about when a mileage ahead is expected', () => {
  const mileage_expected = { day: '2027-03-14', earliest: '2027-01-02', latest: '2027-07-30' };
  const ahead = (fields: object = {}) =>
    aDue({ status: 'Upcoming', due_mileage: 60_000, miles_left: 900, due_date: null, mileage_expected, ...fields });

  it.each([
    [ahead(), 'at 60,000\u00a0mi, about Mar 2027. Between Jan 2027 and Jul 2027'],
    [
      ahead({ due_date: '2028-03-04' }),
      'at 60,000\u00a0mi, about Mar 2027, or on Mar 4, 2028. Between Jan 2027 and Jul 2027',
    ],
    [ahead({ due_date: '2027-01-01' }), 'at 60,000\u00a0mi, about Mar 2027, or on Jan 1, 2027'],
    [
      ahead({ mileage_expected: { ...mileage_expected, latest: null } }),
      'at 60,000\u00a0mi, about Mar 2027. Jan 2027 at the earliest',
    ],
    [
      ahead({ mileage_expected: { day: '2027-03-14', earliest: '2027-03-02', latest: '2027-03-30' } }),
      'at 60,000\u00a0mi, about Mar 2027',
    ],
    [ahead({ mileage_expected: null }), 'at 60,000\u00a0mi. Too few readings to say when'],
    [ahead({ mileage_expected: null, miles_left: -5 }), 'at 60,000\u00a0mi'],
    [ahead({ mileage_expected: null, due_mileage: null, miles_left: null, due_date: '2028-03-04' }), 'on Mar 4, 2028'],
  ])('%#: says "%s"', (due, text) => {
    expect(pointAndExpectationOf(due)).toBe(text);
  });
});

it.each([
  ['2025-03-03', null, true],
  ['2025-03-04', null, false],
  ['2025-02-01', '2025-02', true],
  ['2025-03-01', '2025-03', false],
  ['2024-01-01', '2024~', true],
  ['2025-01-01', '2025~', false],
  ['2020-01-01', '202X', false],
  ['2010-01-01', '201X?', true],
  ['2023-01-01', '2023/2025', false],
  ['2023-01-01', '2023/2024-12-31%', true],
  ['2023-01-01', '2023/..', false],
  ['2024-05-01', '../2024-05', true],
])('is long ago by its last possible day: %s, %s: %s', (date_performed, date_performed_edtf, isPast) => {
  expect(isLongAgo({ event: anEvent({ date_performed, date_performed_edtf }) }, '2026-03-04')).toBe(isPast);
});

it('completes the event that plans it, else a new one', () => {
  expect(completionOf(aDue({ planned_event: { id: 31, date_performed: null, date_performed_edtf: null } }))).toBe(
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
    const due = aDue({ planned_event: { id: 1, date_performed: null, date_performed_edtf: null } });
    const plan = anEvent({ id: 1, status: 'Upcoming' });
    const another = anEvent({ id: 2, status: 'Upcoming' });
    expect(dueAndPlanned([due], [another, plan])).toEqual([{ due }, { event: another }]);
  });
});
