/** The data of an electronic invoice, independent of its syntax. All amounts and quantities of a credit note are negative. */
export interface Invoice {
  syntax: InvoiceSyntax;
  /** The identifier of the rules that it claims to follow. */
  profile: string | null;
  kind: InvoiceKind;
  number: string;
  /** `YYYY-MM-DD` */
  issued_on: string;
  delivered_on: string | null;
  /** ISO 4217. */
  currency: string;
  seller: InvoiceSeller;
  lines: InvoiceLine[];
  /** Charges on the whole, beside the lines; allowances are negative. */
  charges: InvoiceCharge[];
  taxes: InvoiceTax[];
  totals: InvoiceTotals;
  notes: string[];
  /** The mileage in one of the invoice's notes. */
  mileage: InvoiceMileage | null;
  findings: InvoiceFinding[];
  /** True if the file is a signature envelope. The signature is not verified. */
  signed: boolean;
  /** The position of the invoice in its file; null if it is the only one. */
  lot: InvoiceLot | null;
}

/** A position among several; counted from 1. */
export interface InvoiceLot {
  position: number;
  of: number;
}

export const INVOICE_SYNTAXES = ['cii', 'ubl', 'fatturapa'] as const;
export type InvoiceSyntax = (typeof INVOICE_SYNTAXES)[number];

export const INVOICE_KINDS = ['invoice', 'credit-note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

export interface InvoiceSeller {
  name: string | null;
  /** Formatted in lines, as on a letter. */
  address: string | null;
  tax_id: string | null;
}

/** Kinds of lines: a part, labour, another cost, or a text without cost. */
export const LINE_KINDS = ['part', 'labour', 'other', 'text'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The party that assigned a part number. */
export const NUMBERED_BY = ['manufacturer', 'seller', 'gtin', 'buyer'] as const;

export interface InvoiceLine {
  /** The line number in the invoice. */
  position: string | null;
  kind: LineKind;
  name: string;
  description: string | null;
  part_number: string | null;
  numbered_by: (typeof NUMBERED_BY)[number] | null;
  quantity: number | null;
  /** A code of UN/ECE Recommendation 20 or 21; in FatturaPA any text. */
  unit: string | null;
  /** Net unit price. */
  price: number | null;
  /** Net amount of the line. */
  net: number | null;
  /** In percent. */
  tax_rate: number | null;
  /** The line's share of the gross total, including tax, charges and allowances: all shares add up to the gross total. */
  share: number | null;
}

export interface InvoiceCharge {
  reason: string | null;
  amount: number;
}

export interface InvoiceTax {
  rate: number | null;
  basis: number | null;
  amount: number;
}

export interface InvoiceTotals {
  lines: number | null;
  net: number | null;
  tax: number | null;
  gross: number;
  /** The amount paid before. */
  prepaid: number | null;
  due: number | null;
}

export interface InvoiceMileage {
  value: number;
  unit: 'km' | 'mi' | 'h' | null;
}

/** Totals that can be wrong: of a line, all lines, the net total, the tax of a rate, all taxes, the gross total, the amount due. */
export const FINDING_KINDS = ['line', 'lines', 'net', 'tax', 'taxes', 'gross', 'due'] as const;

export interface InvoiceFinding {
  kind: (typeof FINDING_KINDS)[number];
  /** The position of a line, or the rate of a tax. */
  of: string | null;
  stated: number;
  /** The sum of the parts. */
  expected: number;
}
