import { aPhoto } from '../testing/factories';
import { byDay, clockOf, weekdayOf } from './days';

it('puts photos below the day of the camera, in their order', () => {
  const photos = ['2026-05-10T00:05:00', '2026-05-09T23:55:00', '2026-05-09T08:00:00'].map((taken_at, at) =>
    aPhoto({ id: at + 1, taken_at }),
  );
  expect(byDay(photos).map(({ day, photos: some }) => [day, some.map(({ id }) => id)])).toEqual([
    ['2026-05-10', [1]],
    ['2026-05-09', [2, 3]],
  ]);
});

it.each([
  ['2026-05-09', 'Saturday'],
  ['2024-02-29', 'Thursday'],
])('knows that %s is a %s', (day, weekday) => {
  expect(weekdayOf(day)).toBe(weekday);
});

it.each([
  ['2026-05-09T00:05:00', '12:05 AM'],
  ['2026-05-09T12:00:59', '12:00 PM'],
  ['2026-05-09T23:55:00', '11:55 PM'],
])('reads the clock of %s as %s', (takenAt, clock) => {
  expect(clockOf(takenAt)).toBe(clock);
});
