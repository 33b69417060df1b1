import type { Said } from '@carnet/messages';
import * as m from '../messages/book.js';
import type { BookOptions, Money, OdometerUnit } from '../model/book.js';

/** The spelling of days, distances, numbers and amounts in a book: by the customs of its region, in the words of its language. */
export interface Writing {
  day: (day: string | null) => string;
  /** Without its year, for a table that says the year beside it. */
  dayOfYear: (day: string) => string;
  /** Writes it with so many decimals, or else with those that it has. */
  number: (value: number, decimals?: number) => string;
  /** Writes whole percents. */
  percent: (percents: number) => string;
  distance: (value: number | null) => string;
  money: (money: Money | null) => string;
  /** Years and months: `7 years, 5 months`. */
  age: (months: number | null) => string;
  /** The unit of distances, for a column's head. */
  unit: OdometerUnit;
  /** A mileage of the vehicle as it is shown. */
  shown: (value: number) => number;
}

/** The sign for something that is not known. */
export const NOTHING = '\u2013';
const KM_OF_A_MILE = 1.609344;

/** Options of a book that say how it is written. */
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

/** Writes a date as exactly as it is known: the year, with its month, with its day. */
function formatter(locale: string, fields: readonly Intl.DateTimeFormatOptions[]): Write {
  const formats = fields.map((_, at) => {
    const known = fields.slice(0, at + 1).reduce((all, one) => ({ ...all, ...one }), {});
    return new Intl.DateTimeFormat(locale, { ...known, timeZone: 'UTC' });
  });
  return (date) => formats[date.split('-').length - 1]!.format(new Date(date));
}

/** A year alone says nothing more beside itself. */
const inYear = (day: string, write: Write, say: Say): string =>
  /^\d{4}$/.test(day) ? NOTHING : inWords(day, write, say);

/** As EDTF has it: a span, or a date that is about or possibly so. */
function inWords(day: string, write: Write, say: Say): string {
  const [first, last] = day.split('/') as [string, string?];
  if (last === undefined) return dateInWords(first, write, say);
  if (first === '..') return say(m.orEarlier({ date: dateInWords(last, write, say) }));
  if (last === '..') return say(m.orLater({ date: dateInWords(first, write, say) }));
  const ends = { from: dateInWords(first, write, say), to: dateInWords(last, write, say) };
  return say(first.length + last.length > 8 ? m.dateSpan(ends) : m.yearSpan(ends));
}

/** Messages for the certainty of a date, by the sign at its end. */
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

/** The region's customs where it speaks the book's language; else the language's own. */
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

/** The narrow blank of French is no wider than nothing in a face that lacks it. */
const seen = (text: string): string => text.replaceAll('\u202f', '\u00a0');
