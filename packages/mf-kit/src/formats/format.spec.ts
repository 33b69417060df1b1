import { signOut, startSession } from '../data/session/store';
import { aUser } from '../testing';
import {
  dayOf,
  formatCount,
  formatDate,
  formatDateTime,
  formatMileage,
  mileageInWords,
  formatMoney,
  formatNumber,
  formatPreview,
  formatSums,
  NONE,
  today,
} from './format';
import { formatMonth } from './known-date';

const PLACES = ['Pacific/Honolulu', 'America/Los_Angeles', 'Pacific/Auckland'] as const;

afterEach(signOut);

it('shows money with a dollar sign and two decimals', () => {
  expect([1234.5, 0, -3, 1234567.891].map((amount) => formatMoney(amount))).toEqual([
    '$1,234.50',
    '$0.00',
    '-$3.00',
    '$1,234,567.89',
  ]);
});

it('shows a mileage in the unit of its instrument, which no end of a line parts from the number', () => {
  expect([formatMileage(84_120, 'mi'), formatMileage(1_240, 'h'), formatMileage(0, 'km')]).toEqual([
    '84,120\u00a0mi',
    '1,240\u00a0h',
    '0\u00a0km',
  ]);
});

it('writes sums of several currencies beside each other, and marks one with a rate of the person in it', () => {
  const sums = [
    { amount: 1_234.5, currency: null, by_rate: false },
    { amount: 80, currency: 'JPY', by_rate: true },
  ];
  expect(formatSums(sums)).toBe('$1,234.50 · ≈\u00a0¥80');
  expect(formatSums([])).toBe('');
});

it('says a mileage in words, and of one in the singular', () => {
  expect([mileageInWords(84_120, 'mi'), mileageInWords(1, 'km'), mileageInWords(0, 'h')]).toEqual([
    '84,120 miles',
    '1 kilometer',
    '0 hours',
  ]);
});

it('shows the month of a day, whatever the time zone', () => {
  for (const time_zone of PLACES) {
    startSession('a-token', aUser({ time_zone }));
    expect(formatMonth('2027-03-01')).toBe('Mar 2027');
  }
});

it('shows the same day in every time zone', () => {
  for (const time_zone of PLACES) {
    startSession('a-token', aUser({ time_zone }));
    expect(formatDate('2026-03-04')).toBe('Mar 4, 2026');
    expect(dayOf('2026-03-04')).toBe('2026-03-04');
  }
});

describe.each([
  [PLACES[0], '2026-12-31', 'Dec 31, 2026', 'Dec 31, 2026, 7:05 PM'],
  [PLACES[1], '2026-12-31', 'Dec 31, 2026', 'Dec 31, 2026, 9:05 PM'],
  [PLACES[2], '2027-01-01', 'Jan 1, 2027', 'Jan 1, 2027, 6:05 PM'],
])('of a person in %s', (time_zone, day, inWords, moment) => {
  const time = '2027-01-01T05:05:00.000Z';

  it('days are those of that place, whatever the browser says', () => {
    startSession('a-token', aUser({ time_zone }));
    expect(today(new Date(time))).toBe(day);
    expect(dayOf(time)).toBe(day);
    expect(formatDate(time)).toBe(inWords);
    expect(formatDateTime(time)).toBe(moment);
  });

  it('days are those of that place before the profile has come again', () => {
    startSession('another-token', aUser({ time_zone }));
    today();
    startSession('another-token');
    expect(today(new Date(time))).toBe(day);
  });
});

it.each([null, undefined, 'Mars/Olympus'])('goes by the browser where the profile says %j', (time_zone) => {
  startSession('a-token', aUser({ time_zone }));
  expect(today(new Date(2026, 0, 5, 0, 1))).toBe('2026-01-05');
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it('goes by the browser where nobody is signed in', () => {
  startSession('a-token', aUser({ time_zone: PLACES[0] }));
  today();
  signOut();
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

it('shows a dash, or what the page says, where nothing is known', () => {
  expect([formatMoney(null), formatMileage(undefined, 'km'), formatDate(''), formatDate('soon')]).toEqual([
    NONE,
    NONE,
    NONE,
    NONE,
  ]);
  expect(formatMoney(null, 'Not specified')).toBe('Not specified');
});

it('counts in words', () => {
  expect([0, 1, 1200].map((count) => formatCount(count, 'vehicle'))).toEqual([
    '0 vehicles',
    '1 vehicle',
    '1,200 vehicles',
  ]);
  expect(formatCount(2, 'history', 'histories')).toBe('2 histories');
});

it('knows today where the person is', () => {
  expect(today(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
});

describe('a preview', () => {
  it('keeps a text of 70 characters whole, and cuts a longer one there', () => {
    expect(formatPreview('a'.repeat(70))).toBe('a'.repeat(70));
    expect(formatPreview('a'.repeat(71))).toBe(`${'a'.repeat(70)}...`);
  });

  it('is one line', () => {
    expect(formatPreview(' Lowered\n\nby  two inches ')).toBe('Lowered by two inches');
    expect(formatPreview(null)).toBe('');
  });

  it('cuts no sign in two', () => {
    expect(formatPreview('🏁🏁🏁', 2)).toBe('🏁🏁...');
  });
});

describe('what is written out says what Intl says', () => {
  const cents = [0, 1, 99, 100, 12_345, 99_999, 100_000, 123_456_789, 99_999_999_999, -1, -300, -123_456];
  // An odd step, so that the moments cover all hours, days and months.
  const moments = Array.from({ length: 400 }, (_, step) => new Date(-2_000_000_000_000 + step * 11_111_111_111));

  it('of money and numbers', () => {
    const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
    const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
    expect(cents.map((cent) => formatMoney(cent / 100))).toEqual(cents.map((cent) => money.format(cent / 100)));
    expect(cents.map((cent) => formatNumber(cent))).toEqual(cents.map((cent) => whole.format(cent)));
  });

  it('of days and times', () => {
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });
    const plain = (text: string) => text.replace('\u202f', ' ');
    expect(moments.map((at) => formatDate(at.toISOString()))).toEqual(moments.map((at) => day.format(at)));
    expect(moments.map((at) => formatDateTime(at.toISOString()))).toEqual(
      moments.map((at) => plain(moment.format(at))),
    );
  });
});

it('shows an amount in its own currency, and two dollars apart', () => {
  startSession('a-token', aUser());
  expect(
    [
      ['CAD', 5],
      ['USD', 5],
      ['JPY', 1200],
      ['KWD', 1.5],
      ['CHF', 9_999_999_999.99],
      [null, 5],
    ].map(([code, amount]) => formatMoney(amount as number, '', code as string | null)),
  ).toEqual(['CA$5.00', '$5.00', '¥1,200', 'KWD\u00a01.500', 'CHF\u00a09,999,999,999.99', '$5.00']);
});

it('writes a price with more decimals than a sum, and never with fewer', async () => {
  expect(formatMoney(1.859, '', 'USD', 3)).toBe('$1.859');
  expect(formatMoney(1.5, '', 'USD', 1)).toBe('$1.50');
  expect(formatMoney(1.859, '', 'EUR', 3)).toBe('€1.859');
  expect(formatMoney(1.5, '', 'EUR', 1)).toBe('€1.50');
  expect(formatMoney(168.5, '', 'JPY', 1)).toBe('¥168.5');
  expect(formatNumber(1234.56, '', 1)).toBe('1,234.6');
});
