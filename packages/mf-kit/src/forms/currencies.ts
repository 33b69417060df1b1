import { personCurrency, personRegion } from '../formats/spelling';

/** Former currencies on old cars' documents; `supportedValuesOf` leaves them out. */
const OF_BEFORE = ['ATS', 'BEF', 'DEM', 'ESP', 'FIM', 'FRF', 'GRD', 'IEP', 'ITL', 'LUF', 'NLG', 'PTE'];

/** The codes of all currencies that can be chosen (ISO 4217). */
export const currencyCodes = (): string[] => [...new Set([...Intl.supportedValuesOf('currency'), ...OF_BEFORE].sort())];

const decimals = new Map<string, number>();

/** The number of decimals of a currency (CLDR). Cached: a formatter is slow, and an import asks for each of its rows. */
export function decimalsOf(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currency, found);
  return found;
}

/** Signs that people write beside an amount, that `Intl` does not know, and that stand for one currency only. */
const SIGNS: Readonly<Record<string, string>> = {
  ...{
    '€': 'EUR',
    EURO: 'EUR',
    '£': 'GBP',
    FR: 'CHF',
    SFR: 'CHF',
    円: 'JPY',
    元: 'CNY',
    DM: 'DEM',
    ZŁ: 'PLN',
    KČ: 'CZK',
  },
  ...{ US$: 'USD', CA$: 'CAD', C$: 'CAD', A$: 'AUD', AU$: 'AUD', NZ$: 'NZD', HK$: 'HKD', S$: 'SGD', R$: 'BRL' },
};

/** The currency of a sign or a code, by the person's settings. Null if it is unknown or ambiguous. */
export function currencyOfSign(sign: string): string | null {
  const plain = sign.replace(/\.$/, '').toUpperCase();
  if (/^[A-Z]{3}$/.test(plain) && currencyCodes().includes(plain)) return plain;
  return SIGNS[plain] ?? ownSigns()[plain] ?? null;
}

const ofRegions: Record<string, Record<string, string>> = {};

/** The currency signs of the person's region, and the sign of their own currency. There `$` stands for one dollar only. */
function ownSigns(): Record<string, string> {
  return (ofRegions[`${personRegion()} ${personCurrency()}`] ??= {
    ...Object.fromEntries(currencyCodes().map((code) => [signOf(code, 'symbol'), code])),
    [signOf(personCurrency(), 'narrowSymbol')]: personCurrency(),
  });
}

function signOf(currency: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const parts = new Intl.NumberFormat(personRegion(), { style: 'currency', currency, currencyDisplay }).formatToParts(
    1,
  );
  const sign = parts.find(({ type }) => type === 'currency')?.value ?? currency;
  return sign.replace(/\.$/, '').toUpperCase().replace('\uFFE5', '\u00A5');
}

/** A written amount with the sign that stood beside it. */
export interface WrittenMoney {
  /** The number alone. */
  amount: string;
  /** `CHF`, `Fr.`, `$`; empty if there was none. */
  sign: string;
}

const SIGN = String.raw`((?:\p{L}|\p{Sc})(?:\p{L}|\p{Sc}|\.)*)`;
const WRITTEN = new RegExp(
  String.raw`^${SIGN}?\s*(-?[\d.,][\d.,'\u2019\s]*?)(?:[.,][-\u2013\u2014]{1,2})?\s*${SIGN}?$`,
  'u',
);

/** Splits `CHF 480.-` or `1.234,56 €` into the number and its sign, before or after it. Null if the text is no such amount. */
export function splitMoney(text: string): WrittenMoney | null {
  const [, before = '', amount = '', behind = ''] = WRITTEN.exec(text.trim().replace('\uFFE5', '\u00A5')) ?? [];
  return amount === '' || (before && behind) ? null : { amount: amount.trim(), sign: before || behind };
}
