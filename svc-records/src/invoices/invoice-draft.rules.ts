import type { InvoiceCharge, InvoiceLine, InvoiceSeller, InvoiceSyntax, InvoiceTax } from './invoice.js';

/** An invoice in the values of its syntax, before validation. */
export interface InvoiceDraft {
  syntax: InvoiceSyntax;
  profile: string | null;
  /** The type code of UNTDID 1001. */
  typeCode: string | null;
  number: string | null;
  issued_on: string | null;
  delivered_on: string | null;
  currency: string | null;
  seller: InvoiceSeller;
  lines: DraftLine[];
  charges: InvoiceCharge[];
  taxes: InvoiceTax[];
  totals: Record<'lines' | 'net' | 'tax' | 'gross' | 'prepaid' | 'rounding' | 'due', number | null>;
  /** An amount added to or subtracted from the gross total, beside the taxes, if the syntax has one. */
  beside?: number;
  /** An amount collected for third parties (XRechnung extension). */
  thirdParties?: number;
  notes: string[];
}

export interface DraftLine extends Pick<
  InvoiceLine,
  'position' | 'description' | 'quantity' | 'unit' | 'price' | 'net' | 'tax_rate'
> {
  name: string | null;
  notes: string[];
  numbers: Record<'manufacturer' | 'seller' | 'gtin' | 'buyer', string | null>;
  /** The quantity that the price applies to. */
  per: number | null;
  charges: InvoiceCharge[];
}

/** The amount, negative for an allowance. */
export const signedCharge = (indicator: string | null, amount: number | null): number =>
  (indicator === 'true' || indicator === '1' ? 1 : -1) * (amount ?? 0);

interface Address {
  lines: (string | null)[];
  postcode: string | null;
  city: string | null;
  country: string | null;
}

export function postalAddress({ lines, postcode, city, country }: Address): string | null {
  const place = [postcode, city].filter(Boolean).join(' ');
  return [...lines, place, country].filter(Boolean).join('\n') || null;
}
