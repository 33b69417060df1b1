import type { VehicleEntry } from '@carnet/contracts';
import { newestFirst, soFar } from './activity.rules';

const entry = (key: string, date: string): VehicleEntry => ({ key, date, kind: 'Service', title: key, to: '/' });

it('puts the newest first, whichever domain it comes from', () => {
  const merged = newestFirst([entry('oil', '2024-05-01'), entry('leak', '2025-01-02'), entry('pump', '2024-11-30')]);
  expect(merged.map(({ key }) => key)).toEqual(['leak', 'pump', 'oil']);
});

it('keeps the order of what happened on one day', () => {
  const merged = newestFirst([entry('a', '2024-05-01'), entry('b', '2024-05-01')]);
  expect(merged.map(({ key }) => key)).toEqual(['a', 'b']);
});

it('shows no more than asked, and leaves its input alone', () => {
  const all = [entry('old', '2020-01-01'), entry('new', '2021-01-01')];
  expect(newestFirst(all, 1).map(({ key }) => key)).toEqual(['new']);
  expect(all[0]!.key).toBe('old');
});

it('leaves out what is still ahead', () => {
  const all = [entry('today', '2026-03-04'), entry('tomorrow', '2026-03-05')];
  expect(soFar(all, '2026-03-04').map(({ key }) => key)).toEqual(['today']);
});
