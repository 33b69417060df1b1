import { readEdtf } from '@carnet/fields';
import { dayIn, notAfter, notBefore } from './day.rules.js';

it.each([
  ['2004-05-01', '../2004-05-01'],
  ['1974~', '../1974~'],
  ['197X', '../197X'],
  ['1974/1976', '../1976'],
  ['../1976', '../1976'],
  ['1974/..', '../1974-01-01'],
])('what was not after %s is %s', (day, span) => {
  expect(notAfter(day)).toBe(span);
  expect(readEdtf(span)).not.toBeNull();
});

it('what was not before a day is open to the end', () => {
  expect(readEdtf(notBefore('2020-05-31'))).toMatchObject({ first: '2020-05-31', last: null });
});

it('a moment is another day elsewhere', () => {
  const moment = '2020-12-31T23:30:00+00:00';
  expect(['UTC', 'Asia/Tokyo', 'America/Los_Angeles'].map((zone) => dayIn(zone, moment))).toEqual([
    '2020-12-31',
    '2021-01-01',
    '2020-12-31',
  ]);
});
