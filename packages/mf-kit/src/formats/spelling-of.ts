import { tagOfDays } from './region-in-language';
import type { Figures, Spelling } from './spelling';

/** Gregorian calendar and the digits 0 to 9 in every region, because services store and inputs accept only these. */
const COMMON = { calendar: 'gregory', numberingSystem: 'latn' } as const;

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const MONTHS = HOURS.slice(0, 12);
/** A sample day with one digit and a year with four, so that the pattern shows whether digits are padded. */
const day = (month: number, hour = 0): Date => new Date(Date.UTC(2026, month, 4, hour, 5));

/**
 * The spelling of a region and a currency on pages of a language (`de-CH CHF en`). Stored in this browser under that key for the next page. Throws
 * the errors of `Intl`.
 */
export function keptSpelling(key: string, of: string): Spelling {
  const spelt = spellingOf(...(of.split(' ') as [string, string, string]));
  try {
    localStorage.setItem(key, JSON.stringify(spelt));
  } catch {
    // Without storage nothing can be kept.
  }
  return spelt;
}

/**
 * Reads the spelling of a region (BCP 47) and a currency (ISO 4217) from `Intl`, so that pages of a language can format without it. Throws the errors
 * of `Intl`.
 */
export function spellingOf(region: string, currency: string, language: string): Spelling {
  const days = tagOfDays(region, language);
  const money = new Intl.NumberFormat(region, { ...COMMON, style: 'currency', currency });
  return {
    of: `${region} ${currency} ${language}`,
    number: figuresOf(new Intl.NumberFormat(region, { ...COMMON, maximumFractionDigits: 1 })),
    money: figuresOf(money),
    ...dateOf(days),
    times: timesOf(days),
  };
}

function figuresOf(format: Intl.NumberFormat): Figures {
  const parts = format.formatToParts(1_234_567.5);
  const digits = parts.flatMap(({ type, value }) => (type === 'integer' ? [value.length] : []));
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  const isGrouped = (value: number) => format.formatToParts(value).some(({ type }) => type === 'group');
  return {
    group: part('group') ?? '',
    // A currency without minor units has no decimal sign.
    decimal: part('decimal') ?? '.',
    from: isGrouped(1_234) ? 4 : 5,
    size: digits.length > 2 ? digits[1]! : 3,
    plus: placeOfDigits(format, 1),
    minus: placeOfDigits(format, -1),
    decimals: format.resolvedOptions().style === 'currency' ? format.resolvedOptions().maximumFractionDigits! : 0,
  };
}

const OF_DIGITS = new Set(['integer', 'group', 'decimal', 'fraction']);

function placeOfDigits(format: Intl.NumberFormat, value: number): string {
  const parts = format.formatToParts(value);
  const first = parts.findIndex(({ type }) => OF_DIGITS.has(type));
  const others = parts.filter(({ type }, at) => at === first || !OF_DIGITS.has(type));
  return others.map(({ type, value: part }) => (OF_DIGITS.has(type) ? '#' : part)).join('');
}

function dateOf(region: string): Pick<Spelling, 'date' | 'months'> {
  const format = new Intl.DateTimeFormat(region, { ...COMMON, dateStyle: 'medium', timeZone: 'UTC' });
  const months = MONTHS.map((month) => valueOf(format.formatToParts(day(month)), 'month'));
  return { date: templateOf(format.formatToParts(day(2))), months };
}

function timesOf(region: string): string[] {
  const format = new Intl.DateTimeFormat(region, {
    ...COMMON,
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  });
  return HOURS.map((hour) => templateOf(format.formatToParts(day(2, hour))));
}

const valueOf = (parts: readonly Intl.DateTimeFormatPart[], wanted: Intl.DateTimeFormatPartTypes): string =>
  plainly(parts.find(({ type }) => type === wanted)?.value ?? '');

const PLACES: Partial<Record<Intl.DateTimeFormatPartTypes, string>> = {
  year: '{y}',
  month: '{M}',
  minute: '{m}',
};

const templateOf = (parts: readonly Intl.DateTimeFormatPart[]): string =>
  plainly(parts.map(({ type, value }) => (type === 'day' ? dayPlace(value) : (PLACES[type] ?? value))).join(''));

const dayPlace = (day: string): string => (day === '04' ? '{D}' : '{d}');

/** Replaces narrow no-break spaces by plain blanks, as the result of `format` has them. */
const plainly = (text: string): string => text.replaceAll('\u202f', ' ');
