import {
  chosenSettings,
  currencyOptions,
  exampleOf,
  languageOptions,
  matching,
  regionOptions,
  timeZoneOptions,
} from './settings.rules';

const values = (options: readonly { value: string }[]): string[] => options.map(({ value }) => value);
const ZONES = ['America/Los_Angeles', 'America/New_York', 'Europe/Rome', 'UTC'];
const zones = ZONES.map((value) => ({ value, label: value.replaceAll('_', ' ') }));

it('lists what the browser knows of time zones, UTC, and what was chosen elsewhere', () => {
  const names = values(timeZoneOptions('Mars/Olympus'));
  expect(names).toEqual(expect.arrayContaining(['Pacific/Honolulu', 'UTC', 'Mars/Olympus']));
  expect(new Set(names).size).toBe(names.length);
  expect(values(timeZoneOptions(''))).not.toContain('');
  expect(timeZoneOptions('')).toContainEqual({ value: 'America/Los_Angeles', label: 'America/Los Angeles' });
});

it.each([
  ['', ZONES],
  ['angeles', ['America/Los_Angeles']],
  ['los angeles', ['America/Los_Angeles']],
  ['Los_Angeles', ['America/Los_Angeles']],
  ['america/new', ['America/New_York']],
  ['AMERICA', ['America/Los_Angeles', 'America/New_York']],
  ['olympus', []],
])('finds by %j', (search, found) => {
  expect(values(matching(zones, search))).toEqual(found);
});

it('offers each language of each region by name, in which the browser can write', () => {
  const regions = regionOptions();
  expect(regions).toContainEqual({ value: 'de-CH', label: 'German (Switzerland)' });
  expect(values(matching(regions, 'switzerland')).sort()).toEqual([
    'de-CH',
    'en-CH',
    'fr-CH',
    'it-CH',
    'pt-CH',
    'rm-CH',
  ]);
  expect(values(matching(regions, 'de-at'))).toEqual(['de-AT']);
  expect(values(matching(regions, 'cote ivoire'))).toContain('fr-CI');
  expect(new Set(values(regions)).size).toBe(regions.length);
});

it('finds a currency by its code and by its name', () => {
  expect(values(matching(currencyOptions(), 'chf'))).toEqual(['CHF']);
  expect(values(matching(currencyOptions(), 'swiss franc'))).toEqual(['CHF']);
});

it('offers the languages of the contract, each by its own name', () => {
  expect(languageOptions()).toEqual([{ value: 'en', label: 'English' }]);
});

it.each([
  ['en-US', 'USD', { date: 'Mar 14, 2026', number: '84,120', money: '$1,234.50' }],
  ['de-DE', 'EUR', { date: '14.03.2026', number: '84.120', money: '1.234,50\u00a0€' }],
  ['ja-JP', 'JPY', { date: '2026/03/14', number: '84,120', money: '￥1,235' }],
  ['nowhere at all', 'EUR', null],
])('shows how %s writes %s', (region, currency, example) => {
  expect(exampleOf(region, currency)).toEqual(example);
});

it('sends what was chosen, and nothing of what was not', () => {
  const unset = {
    language: '',
    region: '',
    timeZone: '',
    currency: '',
    odometerUnit: '',
    firstDayOfWeek: '',
    paper: '',
  };
  expect(chosenSettings({ ...unset, region: 'de-CH' })).toEqual({ region: 'de-CH' });
});
