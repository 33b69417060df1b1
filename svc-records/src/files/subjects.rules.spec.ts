import { readSubjects } from './subjects.rules.js';

it('records are named by kind and id', () => {
  expect(readSubjects('track-day:12')).toEqual([{ kind: 'track-day', id: 12 }]);
  expect(readSubjects('fill-up:3,issue:4')).toEqual([
    { kind: 'fill-up', id: 3 },
    { kind: 'issue', id: 4 },
  ]);
  for (const wrong of ['issue', 'issue:0', 'issue:2147483648', 'vehicle:1', '12', 'issue:1,', 'issue:1, issue:2'])
    expect(() => readSubjects(wrong)).toThrow(/^Subject must be/);
  expect(() => readSubjects(Array.from({ length: 101 }, (_, at) => `issue:${at + 1}`).join())).toThrow(/at most 100/);
});
