import { matchingTimeZones, timeZoneName, timeZoneNames } from './time-zones.rules';

const NAMES = ['America/Los_Angeles', 'America/New_York', 'Europe/Rome', 'UTC'];

it('lists what the browser knows, UTC, and what was chosen elsewhere', () => {
  const names = timeZoneNames('Mars/Olympus');
  expect(names).toEqual(expect.arrayContaining(['Pacific/Honolulu', 'UTC', 'Mars/Olympus']));
  expect(new Set(names).size).toBe(names.length);
  expect(timeZoneNames('')).not.toContain('');
});

it.each([
  ['', NAMES],
  ['angeles', ['America/Los_Angeles']],
  ['los angeles', ['America/Los_Angeles']],
  ['Los_Angeles', ['America/Los_Angeles']],
  ['america/new', ['America/New_York']],
  ['AMERICA', ['America/Los_Angeles', 'America/New_York']],
  ['olympus', []],
])('finds by %j', (search, found) => {
  expect(matchingTimeZones(NAMES, search)).toEqual(found);
});

it('is read without underscores', () => {
  expect(timeZoneName('America/Los_Angeles')).toBe('America/Los Angeles');
});
