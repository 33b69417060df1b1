import { readSubject } from './subjects.rules.js';

it('a record is named by kind and id', () => {
  expect(readSubject('track-day:12')).toEqual({ kind: 'track-day', id: 12 });
  for (const wrong of ['issue', 'issue:0', 'issue:2147483648', 'vehicle:1', '12'])
    expect(() => readSubject(wrong)).toThrow(/^Subject must be/);
});
