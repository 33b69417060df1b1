import { formatMoney, NONE, personRegion } from '@carnet/mf-kit/formats';
import type { Invoice, InvoiceLine } from './invoices.queries';
import * as m from '../messages/invoices';

/** Units of UN/ECE Recommendation 20 that workshops use. Other codes are shown unchanged. */
const UNITS: Readonly<Record<string, string>> = {
  ...{ H87: m.pieces, C62: m.pieces, EA: m.pieces, PCE: m.pieces, NAR: m.pieces, XPP: m.pieces },
  ...{ HUR: 'h', MIN: 'min', LTR: 'l', MLT: 'ml', MTR: 'm', KGM: 'kg', GRM: 'g', KMT: 'km', KWH: 'kWh' },
};

/** Formats with all decimals, in the person's region. */
const exact = (value: number, options: Intl.NumberFormatOptions = {}): string =>
  value.toLocaleString(personRegion(), { numberingSystem: 'latn', maximumFractionDigits: 8, ...options });

/** `1.5 h`, `4 pcs.` */
export const quantityOf = ({ quantity, unit }: Pick<InvoiceLine, 'quantity' | 'unit'>): string =>
  quantity === null ? NONE : [exact(quantity), unit && (UNITS[unit] ?? unit)].filter(Boolean).join('\u00a0');

/** Price of one piece, which may have more decimals than its currency. */
export function priceOf(price: number | null, { currency }: Pick<Invoice, 'currency'>): string {
  const isInCents = price === null || Number(price.toFixed(2)) === price;
  return isInCents ? formatMoney(price, NONE, currency) : exact(price, { style: 'currency', currency });
}

export const amountOf = (amount: number | null, { currency }: Pick<Invoice, 'currency'>): string =>
  formatMoney(amount, NONE, currency);

export const rateOf = (rate: number | null): string => (rate === null ? NONE : `${exact(rate)}\u00a0%`);

const KINDS: Readonly<Record<string, string>> = { part: m.part, labour: m.labour, other: m.other, text: m.text };

export const kindOf = ({ kind }: Pick<InvoiceLine, 'kind'>): string => KINDS[kind] ?? kind;

const FINDINGS: Readonly<Record<string, (sums: { of: string; stated: string; expected: string }) => string>> = {
  line: m.findingLine,
  lines: m.findingLines,
  net: m.findingNet,
  tax: m.findingTax,
  taxes: m.findingTaxes,
  gross: m.findingGross,
  due: m.findingDue,
};

/** One sentence for each sum that does not add up. */
export const findingsOf = (invoice: Pick<Invoice, 'findings' | 'currency'>): string[] =>
  invoice.findings.map(({ kind, of, stated, expected }) => {
    const sums = { of: of ?? '', stated: amountOf(stated, invoice), expected: amountOf(expected, invoice) };
    return (FINDINGS[kind] ?? m.findingLines)(sums);
  });
