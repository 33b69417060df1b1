import { signOut, startSession } from '../data/session/store';
import { aUser } from '../testing';
import { formatDate, formatDateTime, formatMoney, formatNumber, personCurrency, personRegion } from './format';
import { isSpelt, whenSpelt } from './spelling';
import { spellingOf } from './spelling-of';

const TOKEN = 'a-token';
const LATN = { calendar: 'gregory', numberingSystem: 'latn' } as const;

/** Regions that together cover the scripts, the orders of a date, the ways to group digits, and the positions of a currency sign. */
const REGIONS =
  `en-US en-GB en-AU en-CA en-CH en-DE en-IE en-IN en-NZ en-SE en-ZA en-DK en-FI de-DE de-AT de-CH de-LI de-LU fr-FR fr-BE fr-CA fr-CH fr-LU
  it-IT it-CH es-ES es-MX es-AR es-419 es-CL es-CO es-US ja-JP zh-CN zh-TW zh-Hant-HK ko-KR pt-BR pt-PT nl-NL nl-BE sv-SE nb-NO nn-NO da-DK fi-FI et-EE lv-LV
  lt-LT pl-PL cs-CZ sk-SK hu-HU ro-RO bg-BG el-GR hr-HR sl-SI sr-RS uk-UA ru-RU tr-TR he-IL ar-EG ar-SA ar-AE fa-IR ur-PK hi-IN bn-BD ta-IN ml-IN mr-IN th-TH
  vi-VN id-ID ms-MY fil-PH sw-KE af-ZA zu-ZA is-IS ga-IE eu-ES ca-ES gl-ES ka-GE hy-AM kk-KZ mn-MN my-MM km-KH rm-CH`.split(
    /\s+/,
  );
const CURRENCIES = ['USD', 'EUR', 'CHF', 'JPY', 'KWD', 'HUF'];

const cents = [
  0, 1, 99, 100, 12_345, 99_999, 100_000, 123_456, 1_234_567, 123_456_789, 99_999_999_999, -1, -300, -123_456,
];
const moments = Array.from({ length: 120 }, (_, step) => new Date(-2_000_000_000_000 + step * 33_333_333_333));

/** Signs in a person of that region with empty browser storage, on a page in the region's language. */
async function living(region: string, currency: string, language = region.split('-')[0]!): Promise<void> {
  document.documentElement.lang = language;
  const user = aUser({ region, currency, time_zone: 'UTC' });
  await new Promise<void>((resolve) => whenSpelt(user, resolve));
  startSession(TOKEN, user);
}

afterEach(async () => {
  document.documentElement.lang = '';
  await new Promise<void>((resolve) => whenSpelt(aUser(), resolve));
  signOut();
});

describe.each(REGIONS)('what is written in %s says what Intl says', (region) => {
  it('of numbers', async () => {
    await living(region, 'EUR');
    const whole = new Intl.NumberFormat(region, { ...LATN, maximumFractionDigits: 0 });
    expect(cents.map((cent) => formatNumber(cent))).toEqual(cents.map((cent) => whole.format(cent)));
  });

  it('of amounts', async () => {
    for (const currency of CURRENCIES) {
      await living(region, currency);
      const money = new Intl.NumberFormat(region, { ...LATN, style: 'currency', currency });
      expect(cents.map((cent) => formatMoney(cent / 100))).toEqual(cents.map((cent) => money.format(cent / 100)));
    }
  });

  it('of days and times', async () => {
    await living(region, 'EUR');
    const day = new Intl.DateTimeFormat(region, { ...LATN, dateStyle: 'medium', timeZone: 'UTC' });
    const moment = new Intl.DateTimeFormat(region, {
      ...LATN,
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'UTC',
    });
    expect(moments.map((at) => formatDate(at.toISOString()))).toEqual(moments.map((at) => day.format(at)));
    expect(moments.map((at) => formatDateTime(at.toISOString()))).toEqual(moments.map((at) => moment.format(at)));
  });
});

it.each([
  ['en-US', 'de', '04.03.2026', '$1,234.50'],
  ['en-US', 'fr', '4 mars 2026', '$1,234.50'],
  ['en-US', 'ja', '2026/03/04', '$1,234.50'],
  ['fr-FR', 'en', '4 Mar 2026', '1 234,50 $US'],
  ['de-DE', 'en', '04.03.2026', '1.234,50 $'],
])(
  'writes the words in a day of %s in the language of a page in %s, and figures as the region does',
  async (...row) => {
    const [region, language, date, money] = row;
    await living(region, 'USD', language);
    expect(formatDate('2026-03-04')).toBe(date);
    expect(formatMoney(1234.5).replace(/\s/g, ' ')).toBe(money);
  },
);

it('has nothing to load for whoever has chosen no region, whatever the language of the page', () => {
  document.documentElement.lang = 'de';
  expect(isSpelt(aUser())).toBe(true);
});

it('writes as in the United States what the code has written out', () => {
  const american = spellingOf('en-US', 'USD', 'en');
  startSession(TOKEN, aUser({ region: 'en-US', currency: 'USD' }));
  expect(formatMoney(-1234.5)).toBe('-$1,234.50');
  expect(american.times[0]).toBe('{M} {d}, {y}, 12:{m} AM');
  expect(american.times[13]).toBe('{M} {d}, {y}, 1:{m} PM');
});

it('knows the region and the currency before the profile has come again', async () => {
  await living('de-CH', 'CHF');
  startSession('another-token');
  expect([personRegion(), personCurrency(), formatMoney(1234.5)]).toEqual([
    'de-CH',
    'CHF',
    expect.stringMatching(/^CHF\u00a01['’]234\.50$/),
  ]);
});

it('writes for the next person of this browser as for anybody', async () => {
  await living('de-DE', 'EUR');
  signOut();
  expect(formatMoney(1234.5)).toBe('$1,234.50');
  expect(isSpelt(aUser())).toBe(false);
  await new Promise<void>((resolve) => whenSpelt(aUser(), resolve));
  startSession('another-token');
  expect(formatMoney(1234.5)).toBe('$1,234.50');
});

it('writes as in the United States, and shows no other currency, where this browser cannot write by the region', async () => {
  await living('de-DE', 'CHF');
  await living('not_a_region', 'EUR');
  expect([formatMoney(-1234.5), formatNumber(1234)]).toEqual(['-1,234.50', '1,234']);
  startSession('another-token');
  expect(formatMoney(1234.5)).toBe('1,234.50');
});
