import { inForceOn } from './as-of.rules';
import type { ModificationRow } from './modifications.queries';

const row = (id: number, fields: Partial<ModificationRow>) =>
  ({ id, status: 'Completed', start_date: null, completion_date: null, ...fields }) as ModificationRow;
const ids = (day: string, all: ModificationRow[]) => {
  const { done, underWay, undated } = inForceOn(day, all);
  return [done, underWay, undated].map((rows) => rows.map(({ id }) => id));
};

it('a modification is in force from the day on which it was done, and under way from its beginning', () => {
  const cage = row(1, { start_date: '2019-03-01', completion_date: '2019-05-01' });
  expect(ids('2019-02-28', [cage])).toEqual([[], [], []]);
  expect(ids('2019-03-01', [cage])).toEqual([[], [1], []]);
  expect(ids('2019-05-01', [cage])).toEqual([[1], [], []]);
});

it('one that is planned is none, and one that was begun and not done yet is under way', () => {
  const planned = row(1, { status: 'Planned', start_date: '2019-01-01' });
  const begun = row(2, { status: 'In Progress', start_date: '2019-01-01' });
  expect(ids('2020-01-01', [planned, begun])).toEqual([[], [2], []]);
});

it('one that was done on a day that nobody knows is said apart', () => {
  expect(ids('2019-01-01', [row(1, {})])).toEqual([[], [], [1]]);
  expect(ids('2019-01-01', [row(1, { start_date: '2020-01-01' })])).toEqual([[], [], []]);
});
