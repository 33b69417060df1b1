import type { Suggestion } from '../documents/suggestion.rules.js';
import type { Invoice } from './invoice.js';

/** The maximum length of a PDF's stored text, because PostgreSQL's text search vector is limited to a megabyte. */
const MOST_TEXT = 200_000;

/** The content of an invoice as searchable text, because a paper without pages has no other text. */
export function textOfInvoice({ seller, number, issued_on, notes, lines, totals, currency }: Invoice): string {
  const said = lines.flatMap(({ name, description, part_number, net }) => [
    [name, part_number, net === null ? null : `${net} ${currency}`].filter(Boolean).join(' '),
    description,
  ]);
  const texts = [seller.name, seller.address, number, issued_on, ...said, `${totals.gross} ${currency}`, ...notes];
  return texts.filter(Boolean).join('\n').slice(0, MOST_TEXT).toWellFormed();
}

/** The suggestion from an invoice, with exact values. The amount of a credit note is no cost. */
export const suggestionOfInvoice = ({ issued_on, totals, currency, seller, mileage }: Invoice): Suggestion => ({
  dated: issued_on,
  amount: totals.gross < 0 ? null : totals.gross,
  currency,
  vendor: seller.name?.slice(0, 200).toWellFormed() ?? null,
  ...{ mileage: mileage?.value ?? null, mileage_unit: mileage?.unit ?? null },
  // The invoice's lines already list the parts.
  ...{ plate: null, vin: null, vin_read: null, parts: [] },
});
