import type { InvoiceDraft } from './invoice-draft.rules.js';
import type { InvoiceFinding } from './invoice.js';

/** The tolerance: half a unit for rounding, and a little for floating-point sums. */
const HALF = 0.5 + 1e-4;

const sumOf = (amounts: readonly (number | null)[]): number =>
  Math.round(amounts.reduce<number>((sum, amount) => sum + (amount ?? 0), 0) * 1e6) / 1e6;

const rounded = (amount: number): number => Math.round(amount * 100) / 100;

/** The smallest unit of the invoice: cents, or whole units if it has no decimals, as in yen and forints. */
const unitOf = ({ lines, taxes, totals }: InvoiceDraft): number =>
  [...Object.values(totals), ...lines.map(({ net }) => net), ...taxes.map(({ amount }) => amount)].every((amount) =>
    Number.isInteger(amount ?? 0),
  )
    ? 1
    : 0.01;

/** Finds totals of an invoice that do not equal the sum of their parts, to the cent. Missing totals are not checked. */
export function findingsOf(draft: InvoiceDraft): InvoiceFinding[] {
  const { lines, charges, taxes, totals, beside = 0, thirdParties = 0 } = draft;
  const most = HALF * unitOf(draft);
  const findings: InvoiceFinding[] = [];
  const compare = (
    kind: InvoiceFinding['kind'],
    stated: number | null,
    expected: number | null,
    of: string | null,
  ): void => {
    if (stated === null || expected === null || Math.abs(stated - expected) < most) return;
    findings.push({ kind, of, stated: rounded(stated), expected: rounded(expected) });
  };
  for (const { position, quantity, price, per, charges: ofLine, net } of lines) {
    if (quantity === null || price === null) continue;
    const own = sumOf(ofLine.map(({ amount }) => amount));
    compare('line', net, (quantity * price) / (per || 1) + own, position);
  }
  const ofLines = lines.some(({ net }) => net !== null) ? sumOf(lines.map(({ net }) => net)) : null;
  compare('lines', totals.lines, ofLines, null);
  const allLines = totals.lines ?? ofLines;
  const ofCharges = sumOf(charges.map(({ amount }) => amount));
  compare('net', totals.net, allLines === null ? null : sumOf([allLines, ofCharges]), null);
  for (const { rate, basis, amount } of taxes)
    if (rate !== null && basis !== null) compare('tax', amount, (basis * rate) / 100, String(rate));
  if (taxes.length > 0) compare('taxes', totals.tax, sumOf(taxes.map(({ amount }) => amount)), null);
  if (totals.net !== null) compare('gross', totals.gross, sumOf([totals.net, totals.tax, beside]), null);
  // An invoice without lines does not state prepaid amounts either.
  if (totals.gross !== null && (ofLines !== null || totals.prepaid !== null))
    compare('due', totals.due, sumOf([totals.gross, totals.rounding, thirdParties, -(totals.prepaid ?? 0)]), null);
  return findings;
}
