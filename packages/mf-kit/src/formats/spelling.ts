import { pageLanguage } from './page-language';
import { type Customs, person } from './person';

/** The format of a kind of number. */
export interface Figures {
  /** Separator between groups of digits. */
  group: string;
  decimal: string;
  /** Numbers of fewer digits are not grouped. */
  from: number;
  /** Digits in each group except the last one, which has three. */
  size: number;
  /** Templates with `#` for the digits: one for positive and one for negative numbers. */
  plus: string;
  minus: string;
  decimals: number;
}

/**
 * The format of numbers, amounts and days in a region. It is read from `Intl` once (`spelling-of.ts`) and stored in the browser, since the first
 * formatter of `Intl` delays a page by 30 to 60 ms (docs/benchmarks.md, The pages).
 */
export interface Spelling {
  /** Region, currency and language of the pages that it is for: `de-CH CHF en`. */
  of: string;
  number: Figures;
  money: Figures;
  /** Names of the months as they appear in `date`. */
  months: readonly string[];
  /** Template with `{y}`, `{M}` (of `months`), `{d}` and `{D}` (of two digits). */
  date: string;
  /** Templates of date and time, one for each hour of the day, with `{m}` for the minute. */
  times: readonly string[];
}

const AMERICAN_DATE = '{M} {d}, {y}';
const AMERICAN_NUMBER = { group: ',', decimal: '.', from: 4, size: 3, plus: '#', minus: '-#', decimals: 0 };

/** The format of a person without a chosen region, written out. A test compares it with `Intl`. */
const AMERICAN: Spelling = {
  of: 'en-US USD en',
  number: AMERICAN_NUMBER,
  money: { ...AMERICAN_NUMBER, plus: '$#', minus: '-$#', decimals: 2 },
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  date: AMERICAN_DATE,
  times: Array.from({ length: 24 }, (_, hour) => `${AMERICAN_DATE}, ${hour % 12 || 12}:{m} ${hour < 12 ? 'A' : 'P'}M`),
};

/** Storage key. Change its number when the shape of `Spelling` changes. */
const KEY = 'carnet.spelling.1';

let kept: Spelling | undefined;

/** The region of the person's dates, numbers and amounts (BCP 47). */
export const personRegion = (): string => spelling().of.split(' ')[0]!;

/** The person's currency (ISO 4217). */
export const personCurrency = (): string => spelling().of.split(' ')[1]!;

/** The format of the person's region. Until the profile has loaded, the last known one. */
export const spelling = (): Spelling => (person().token ? last() : AMERICAN);

/** Tells whether the current format is the one that this person has chosen. */
export const isSpelt = (user: Customs): boolean => wanted(user) === last().of;

/** Runs `then` once the person's format is loaded; at once if it already is. */
export function whenSpelt(user: Customs, then: () => void): void {
  if (isSpelt(user)) return then();
  const of = wanted(user);
  void import(/* webpackChunkName: "spelling" */ './spelling-of')
    .then(({ keptSpelling }) => (kept = keptSpelling(KEY, of)))
    // If it cannot be loaded, amounts are plain numbers, so that no amount shows a wrong currency sign.
    .catch(() => (kept = { ...AMERICAN, of, money: { ...AMERICAN_NUMBER, decimals: 2 } }))
    .then(then);
}

/** The key of the person's format. Without a chosen region it is that of the United States, in every language, so nothing has to be loaded. */
const wanted = ({ region, currency }: Customs): string =>
  [region ?? 'en-US', currency ?? 'USD', region ? pageLanguage().split('-')[0] : 'en'].join(' ');

function last(): Spelling {
  try {
    kept ??= JSON.parse(localStorage.getItem(KEY)!) as Spelling | undefined;
  } catch {
    // A browser may forbid storage; the format is then known once the profile has loaded.
  }
  return (kept ??= AMERICAN);
}
