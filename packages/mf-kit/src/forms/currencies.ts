import { personCurrency, personRegion } from '../formats/spelling';

/** Currencies of the papers of old cars, which `supportedValuesOf` leaves out. */
const OF_BEFORE = ['ATS', 'BEF', 'DEM', 'ESP', 'FIM', 'FRF', 'GRD', 'IEP', 'ITL', 'LUF', 'NLG', 'PTE'];

/** The currencies that can be chosen (ISO 4217), by their codes. */
export const currencyCodes = (): string[] => [...new Set([...Intl.supportedValuesOf('currency'), ...OF_BEFORE].sort())];

const decimals = new Map<string, number>();

/** The decimals of a currency (CLDR). Asked once: a formatter is dear, and an import asks for each of its rows. */
export function decimalsOf(currency: string): number {
  const known = decimals.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const found = format.resolvedOptions().maximumFractionDigits ?? 2;
  decimals.set(currency, found);
  return found;
}

/** Signs that people write beside an amount, that `Intl` does not know, and that mean one currency alone. */
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

/** The currency that a sign or a code means to the person; null where it means none, or may mean several. */
export function currencyOfSign(sign: string): string | null {
  const plain = sign.replace(/\.$/, '').toUpperCase();
  if (/^[A-Z]{3}$/.test(plain) && currencyCodes().includes(plain)) return plain;
  return SIGNS[plain] ?? ownSigns()[plain] ?? null;
}

const ofRegions: Record<string, Record<string, string>> = {};

/** The signs that the person's region writes, and that of their own currency: `$` is one dollar there. */
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

/** An amount as somebody wrote it, with what stood beside it. */
export interface WrittenMoney {
  /** The number alone. */
  amount: string;
  /** `CHF`, `Fr.`, `$`; empty where nothing stood there. */
  sign: string;
}

const SIGN = String.raw`((?:\p{L}|\p{Sc})(?:\p{L}|\p{Sc}|\.)*)`;
const WRITTEN = new RegExp(
  String.raw`^${SIGN}?\s*(-?[\d.,][\d.,'\u2019\s]*?)(?:[.,][-\u2013\u2014]{1,2})?\s*${SIGN}?$`,
  'u',
);

/** `CHF 480.-`, `1.234,56 €`: the number, and what stands before or behind it. Null where it is neither. */
export function splitMoney(text: string): WrittenMoney | null {
  const [, before = '', amount = '', behind = ''] = WRITTEN.exec(text.trim().replace('\uFFE5', '\u00A5')) ?? [];
  return amount === '' || (before && behind) ? null : { amount: amount.trim(), sign: before || behind };
}
