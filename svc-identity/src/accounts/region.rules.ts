import { CURRENCIES_OF_REGIONS, LETTER_REGIONS, MILE_REGIONS } from './region-customs.js';

/** Units of odometers: miles, kilometres, or hours. */
export const ODOMETER_UNITS = ['mi', 'km', 'h'] as const;
export type OdometerUnit = (typeof ODOMETER_UNITS)[number];

export const PAPERS = ['A4', 'Letter'] as const;
export type Paper = (typeof PAPERS)[number];

/** The customs of a region. */
export interface Customs {
  currency: string | null;
  odometer_unit: OdometerUnit;
  /** 1 is Monday, 7 is Sunday. */
  first_day_of_week: number;
  paper: Paper;
}

/** Returns true for a known currency code (ISO 4217). */
export const isCurrency = (code: string): boolean => CURRENCIES.has(code);

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** The canonical BCP 47 tag with a region and without extensions (`de-CH`), or null if `Intl` does not support it. */
export function regionOf(tag: string): string | null {
  const locale = localeOf(tag);
  if (!locale?.region) return null;
  const { language, script, region } = locale;
  const plain = [language, script, region].filter(Boolean).join('-');
  return Intl.DateTimeFormat.supportedLocalesOf(plain).length > 0 ? plain : null;
}

/** The initial region for a browser with the language `tag`: the most likely region if the tag has none (`de`: `de-DE`). */
export function likelyRegion(tag: string): string | null {
  const locale = localeOf(tag);
  const region = locale?.maximize().region;
  return locale && region ? regionOf([locale.language, locale.script, region].filter(Boolean).join('-')) : null;
}

/** The customs of a region, given as a tag from `regionOf`. */
export function customsOf(region: string): Customs {
  const place = new Intl.Locale(region).region!;
  return {
    currency: CURRENCIES_OF_REGIONS.get(place) ?? null,
    odometer_unit: MILE_REGIONS.has(place) ? 'mi' : 'km',
    first_day_of_week: weekOf(region).firstDay,
    paper: LETTER_REGIONS.has(place) ? 'Letter' : 'A4',
  };
}

/** The method is missing in TypeScript's types. */
const weekOf = (region: string): { firstDay: number } =>
  (new Intl.Locale(region) as Intl.Locale & { getWeekInfo(): { firstDay: number } }).getWeekInfo();

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
