import type { Said } from '@carnet/messages';
import * as m from '../messages/book.js';
import type { BookOptions, Money, OdometerUnit } from '../model/book.js';

/** Formats days, distances, numbers and amounts by the customs of a region, with words of a language. */
export interface Writing {
  day: (day: string | null) => string;
  /** A day without its year, for a table with a column of years. */
  dayOfYear: (day: string) => string;
  /** A number with this many decimals; without the argument, with its own. */
  number: (value: number, decimals?: number) => string;
  /** Writes whole percents. */
  percent: (percents: number) => string;
  distance: (value: number | null) => string;
  money: (money: Money | null) => string;
  /** An age in years and months: `7 years, 5 months`. */
  age: (months: number | null) => string;
  /** The unit of distances, for the heading of a column. */
  unit: OdometerUnit;
  /** A mileage of the vehicle, converted to the displayed unit. */
  shown: (value: number) => number;
}

/** The sign for an unknown value. */
export const NOTHING = '\u2013';
const KM_OF_A_MILE = 1.609344;

/** Options of a book that determine its formats. */
export type WritingOptions = Pick<BookOptions, 'language' | 'region' | 'distanceUnit'>;

export function writingOf(options: WritingOptions, odometerUnit: OdometerUnit): Writing {
  const locale = localeOf(options);
  const unit = odometerUnit === 'h' ? 'h' : options.distanceUnit;
  const format = new Intl.NumberFormat(locale);
  const plain = (value: number): string => seen(format.format(value));
  const rounded = (value: number, decimals: number): string =>
    seen(value.toLocaleString(locale, { minimumFractionDigits: decimals, maximumFractionDigits: decimals }));
  const shown = (value: number): number => converted(value, odometerUnit, unit);
  const say = (said: Said): string => said.in(options.language) ?? said.toString();
  const exact = formatter(locale, [{ year: 'numeric' }, { month: 'short' }, { day: 'numeric' }]);
  const short = formatter(locale, [{}, { month: 'short' }, { day: 'numeric' }]);
  return {
    day: (day) => (day === null ? NOTHING : inWords(day, exact, say)),
    dayOfYear: (day) =>
      /^\d{4}-/.test(day) && !day.includes('/') ? dateInWords(day, short, say) : inYear(day, exact, say),
    number: (value, decimals) => (decimals === undefined ? plain(value) : rounded(value, decimals)),
    percent: (percents) => seen((percents / 100).toLocaleString(locale, { style: 'percent' })),
    distance: (value) => (value === null ? NOTHING : `${plain(shown(value))}\u00a0${unit}`),
    money: (money) => (money === null ? NOTHING : moneyIn(locale, money)),
    age: (months) => (months === null ? NOTHING : ageIn(locale, months)),
    unit,
    shown,
  };
}

type Say = (said: Said) => string;
type Write = (date: string) => string;

/** Formats a date at its known precision: year, year and month, or day. */
function formatter(locale: string, fields: readonly Intl.DateTimeFormatOptions[]): Write {
  const formats = fields.map((_, at) => {
    const known = fields.slice(0, at + 1).reduce((all, one) => ({ ...all, ...one }), {});
    return new Intl.DateTimeFormat(locale, { ...known, timeZone: 'UTC' });
  });
  return (date) => formats[date.split('-').length - 1]!.format(new Date(date));
}

/** Drops the text for a date that is only a year, because the column of years already shows it. */
const inYear = (day: string, write: Write, say: Say): string =>
  /^\d{4}$/.test(day) ? NOTHING : inWords(day, write, say);

/** An interval or an uncertain date (EDTF), in words. */
function inWords(day: string, write: Write, say: Say): string {
  const [first, last] = day.split('/') as [string, string?];
  if (last === undefined) return dateInWords(first, write, say);
  if (first === '..') return say(m.orEarlier({ date: dateInWords(last, write, say) }));
  if (last === '..') return say(m.orLater({ date: dateInWords(first, write, say) }));
  const ends = { from: dateInWords(first, write, say), to: dateInWords(last, write, say) };
  return say(first.length + last.length > 8 ? m.dateSpan(ends) : m.yearSpan(ends));
}

/** Messages for the certainty of a date, by its EDTF suffix. */
const SURE: Readonly<Record<string, (given: { date: string }) => Said>> = {
  '~': m.about,
  '?': m.possibly,
  '%': m.possiblyAbout,
};

function dateInWords(edtf: string, write: Write, say: Say): string {
  const sure = SURE[edtf.at(-1)!];
  const date = sure ? edtf.slice(0, -1) : edtf;
  const text = date.endsWith('X') ? say(m.decade({ decade: date.replace('X', '0') })) : write(date);
  return sure ? say(sure({ date: text })) : text;
}

/** The region's formats if its language is the book's language; else the language's default region. */
export const localeOf = ({ language, region }: Pick<BookOptions, 'language' | 'region'>): string =>
  region.split('-')[0] === language && Intl.DateTimeFormat.supportedLocalesOf(region).length > 0 ? region : language;

function converted(value: number, from: OdometerUnit, to: OdometerUnit): number {
  if (from === to) return value;
  return Math.round(to === 'km' ? value * KM_OF_A_MILE : value / KM_OF_A_MILE);
}

const moneyIn = (locale: string, { amount, currency }: Money): string =>
  seen(new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount));

function ageIn(locale: string, months: number): string {
  const written = (count: number, unit: 'year' | 'month'): string[] =>
    count > 0 ? [new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count)] : [];
  const parts = [...written(Math.floor(months / 12), 'year'), ...written(months % 12, 'month')];
  const zero = new Intl.NumberFormat(locale, { style: 'unit', unit: 'month', unitDisplay: 'long' });
  return seen(parts.length > 0 ? new Intl.ListFormat(locale, { type: 'unit' }).format(parts) : zero.format(0));
}

/** Replaces the narrow no-break space, because fonts that lack it would show no space at all. */
const seen = (text: string): string => text.replaceAll('\u202f', '\u00a0');
