import { pageLanguage } from './page-language';
import { type Customs, person } from './person';

/** The spelling of a kind of number. */
export interface Figures {
  /** Between groups of digits. */
  group: string;
  decimal: string;
  /** Numbers of fewer digits are not grouped. */
  from: number;
  /** Digits in each group but the last, which has three. */
  size: number;
  /** Templates with `#` for the digits of a number, and of one below zero. */
  plus: string;
  minus: string;
  decimals: number;
}

/**
 * The spelling of numbers, amounts and days in a region. It is made of what `Intl` says once (`spelling-of.ts`) and kept in the browser, since the
 * first formatter of `Intl` costs a page 30 to 60 ms before it shows anything (docs/benchmarks.md, The pages).
 */
export interface Spelling {
  /** The region and the currency whose spelling it is, and the language of the pages that it is for: `de-CH CHF en`. */
  of: string;
  number: Figures;
  money: Figures;
  /** The months of a day, as they stand in `date`. */
  months: readonly string[];
  /** With `{y}`, `{M}` (of `months`), `{d}` and `{D}` (of two digits). */
  date: string;
  /** The same with each hour of a day, and `{m}`. */
  times: readonly string[];
}

const AMERICAN_DATE = '{M} {d}, {y}';
const AMERICAN_NUMBER = { group: ',', decimal: '.', from: 4, size: 3, plus: '#', minus: '-#', decimals: 0 };

/** The spelling of whoever has chosen none, written out. The test holds it to what `Intl` says. */
const AMERICAN: Spelling = {
  of: 'en-US USD en',
  number: AMERICAN_NUMBER,
  money: { ...AMERICAN_NUMBER, plus: '$#', minus: '-$#', decimals: 2 },
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  date: AMERICAN_DATE,
  times: Array.from({ length: 24 }, (_, hour) => `${AMERICAN_DATE}, ${hour % 12 || 12}:{m} ${hour < 12 ? 'A' : 'P'}M`),
};

/** Another shape of `Spelling` is kept by another name. */
const KEY = 'carnet.spelling.1';

let kept: Spelling | undefined;

/** The region by which the person's dates, numbers and amounts are written (BCP 47). */
export const personRegion = (): string => spelling().of.split(' ')[0]!;

/** The person's currency (ISO 4217). */
export const personCurrency = (): string => spelling().of.split(' ')[1]!;

/** The spelling of the person's region. Until the profile has come, what it was the last time. */
export const spelling = (): Spelling => (person().token ? last() : AMERICAN);

/** Tells whether the present spelling is the one that this person wants. */
export const isSpelt = (user: Customs): boolean => wanted(user) === last().of;

/** Runs `then` once it is: at once where it is already. */
export function whenSpelt(user: Customs, then: () => void): void {
  if (isSpelt(user)) return then();
  const of = wanted(user);
  void import(/* webpackChunkName: "spelling" */ './spelling-of')
    .then(({ keptSpelling }) => (kept = keptSpelling(KEY, of)))
    // It does not come, or this browser has none: no amount is shown in another currency than its own.
    .catch(() => (kept = { ...AMERICAN, of, money: { ...AMERICAN_NUMBER, decimals: 2 } }))
    .then(then);
}

/** A person without a chosen region has everything written as in the United States, whatever the language: nothing is loaded for that. */
const wanted = ({ region, currency }: Customs): string =>
  [region ?? 'en-US', currency ?? 'USD', region ? pageLanguage().split('-')[0] : 'en'].join(' ');

function last(): Spelling {
  try {
    kept ??= JSON.parse(localStorage.getItem(KEY)!) as Spelling | undefined;
  } catch {
    // A browser may forbid storage altogether; the spelling is then known as soon as the profile is.
  }
  return (kept ??= AMERICAN);
}
