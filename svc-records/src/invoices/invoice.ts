/** An invoice as it says it itself, whichever its syntax. All amounts of a credit note are negative, and so are its quantities. */
export interface Invoice {
  syntax: InvoiceSyntax;
  /** The set of rules that it says to follow. */
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
  /** The mileage in one of its notes. */
  mileage: InvoiceMileage | null;
  findings: InvoiceFinding[];
  /** Its file came in an envelope of a signature, which nobody has checked. */
  signed: boolean;
  /** The place of the invoice in its file; null where the file has no other. */
  lot: InvoiceLot | null;
}

/** Counted from 1. */
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
  /** In lines, as one writes it on a letter. */
  address: string | null;
  tax_id: string | null;
}

/** The kinds of a line: a part of a vehicle, work on it, something else that costs, or a text that costs nothing. */
export const LINE_KINDS = ['part', 'labour', 'other', 'text'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Whose number a part number is. */
export const NUMBERED_BY = ['manufacturer', 'seller', 'gtin', 'buyer'] as const;

export interface InvoiceLine {
  /** As the invoice counts. */
  position: string | null;
  kind: LineKind;
  name: string;
  description: string | null;
  part_number: string | null;
  numbered_by: (typeof NUMBERED_BY)[number] | null;
  quantity: number | null;
  /** UN/ECE Recommendation 20 and 21; of FatturaPA whatever stands there. */
  unit: string | null;
  /** Net, of one. */
  price: number | null;
  /** Net, of all of them. */
  net: number | null;
  /** In per cent. */
  tax_rate: number | null;
  /** The share of the whole that falls on it, with tax and with charges beside the lines: together they are the gross total. */
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
  /** Paid before. */
  prepaid: number | null;
  due: number | null;
}

export interface InvoiceMileage {
  value: number;
  unit: 'km' | 'mi' | 'h' | null;
}

/** Sums that do not add up: a line, all lines, the net total, the tax of a rate, all taxes, the gross total, the amount due. */
export const FINDING_KINDS = ['line', 'lines', 'net', 'tax', 'taxes', 'gross', 'due'] as const;

export interface InvoiceFinding {
  kind: (typeof FINDING_KINDS)[number];
  /** The position of a line, or the rate of a tax. */
  of: string | null;
  stated: number;
  /** The sum of the others. */
  expected: number;
}
