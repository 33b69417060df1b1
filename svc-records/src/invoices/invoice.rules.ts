import { mileageOf } from '../documents/suggestion-vehicle.rules.js';
import { draftOfCii } from './cii.rules.js';
import { draftsOfFatturaPa } from './fatturapa.rules.js';
import type { DraftLine, InvoiceDraft } from './invoice-draft.rules.js';
import { findingsOf } from './invoice-findings.rules.js';
import {
  type Invoice,
  type InvoiceLine,
  type InvoiceSeller,
  type InvoiceMileage,
  type LineKind,
  NUMBERED_BY,
} from './invoice.js';
import { draftOfUbl } from './ubl.rules.js';
import { openEnvelopes } from './signed-content.rules.js';
import { BadXml, decodeXml, parseXml, type Xml } from './xml.rules.js';
import { beginsAsSigned, derOf } from '@carnet/media';
import { SaxesParser } from 'saxes';

/** The root name and namespace of each vocabulary, with the parser of its invoices. */
const VOCABULARIES: readonly (readonly [name: RegExp, namespace: RegExp, read: (root: Xml) => InvoiceDraft[]])[] = [
  [
    /^CrossIndustryInvoice$/,
    /^urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:/,
    (root) => [draftOfCii(root)],
  ],
  [/^CrossIndustryDocument$/, /^urn:ferd:CrossIndustryDocument:invoice:/, (root) => [draftOfCii(root)]],
  [
    /^(?:Invoice|CreditNote)$/,
    /^urn:oasis:names:specification:ubl:schema:xsd:(?:Invoice|CreditNote)-2$/,
    (root) => [draftOfUbl(root)],
  ],
  [/^FatturaElettronica$/, /fattur/i, draftsOfFatturaPa],
];

const readerOf = ({ name, namespace }: Pick<Xml, 'name' | 'namespace'>) =>
  VOCABULARIES.find(([names, namespaces]) => names.test(name) && namespaces.test(namespace))?.[2];

/** The number of first bytes that contain the root element of every invoice, also of one with embedded papers. */
export const HEAD_OF_INVOICE = 32 * 1024;

/** Returns true if a file with this beginning is a readable invoice, by its root element. */
export function beginsAsInvoice(head: Uint8Array): boolean {
  let root: Pick<Xml, 'name' | 'namespace'> | null = null;
  const parser = new SaxesParser({ xmlns: true, position: false });
  const stop = (): never => {
    throw new BadXml('It was looked at');
  };
  parser.on('doctype', stop);
  parser.on('opentag', ({ local: name, uri: namespace }) => {
    root = { name, namespace };
    stop();
  });
  try {
    parser.write(decodeXml(head, false));
  } catch {
    // The parser stopped after the root, or the file is no XML.
  }
  return root !== null && readerOf(root) !== undefined;
}

/** The beginning of a FatturaPA in an envelope that was not opened. */
const SIGNED_ROOT = /<(?:[\w.-]+:)?FatturaElettronica\s[^<>]*>/;

/** Returns true if a file with this beginning is an envelope with an invoice. The content comes before all certificates. */
export function beginsAsSignedInvoice(head: Buffer): boolean {
  const der = derOf(head);
  const [root] = SIGNED_ROOT.exec(der.toString('latin1')) ?? [];
  return beginsAsSigned(der) && root !== undefined && beginsAsInvoice(Buffer.from(root));
}

/**
 * Parses the invoices of a file; a FatturaPA file can contain several.
 * @throws BadXml if it is no invoice, or if a required value is missing
 */
export function invoicesOf(bytes: Uint8Array): [Invoice, ...Invoice[]] {
  const { content, isSigned } = openEnvelopes(bytes);
  const root = parseXml(content);
  const read = readerOf(root);
  if (!read) throw new BadXml(`${root.name} is no invoice that can be read`);
  const drafts = read(root);
  const invoices = drafts.map((draft, at) => ({
    ...invoiceOfDraft(draft),
    signed: isSigned,
    lot: drafts.length > 1 ? { position: at + 1, of: drafts.length } : null,
  }));
  const [first, ...others] = invoices;
  if (!first) throw new BadXml('It holds no invoice');
  return [first, ...others];
}

/** The maximum number of lines. */
const MOST_LINES = 2_000;

function invoiceOfDraft(draft: InvoiceDraft): Omit<Invoice, 'signed' | 'lot'> {
  const { number, issued_on, currency, syntax, profile, delivered_on, seller, totals } = draft;
  const gross = totals.gross ?? totals.due;
  if (number === null || issued_on === null || gross === null) throw new BadXml('It lacks its number, day or sum');
  if (currency === null || !/^[A-Z]{3}$/.test(currency)) throw new BadXml('It lacks its currency');
  if (draft.lines.length > MOST_LINES) throw new BadXml('It has too many lines');
  const isCredit = CREDIT_NOTES.has(draft.typeCode ?? '') || gross < 0;
  const sign = isCredit && gross >= 0 ? -1 : 1;
  // Avoids a negative zero.
  const signed = <T extends number | null>(amount: T): T => (amount === null ? amount : ((sign * amount + 0) as T));
  const lines = withShares(draft.lines.map(lineOf), gross, currency);
  return {
    ...{ syntax, profile, kind: isCredit ? 'credit-note' : 'invoice', number: bounded(number) },
    ...{ issued_on, delivered_on, currency, seller: sellerOf(seller) },
    lines: lines.map(({ quantity, net, share, ...line }) => ({
      ...line,
      ...{ quantity: signed(quantity), net: signed(net), share: signed(share) },
    })),
    charges: draft.charges.map(({ reason, amount }) => ({ reason: reason && bounded(reason), amount: signed(amount) })),
    taxes: draft.taxes.map(({ rate, basis, amount }) => ({ rate, basis: signed(basis), amount: signed(amount) })),
    totals: {
      ...{ lines: signed(totals.lines), net: signed(totals.net), tax: signed(totals.tax), gross: signed(gross) },
      ...{ prepaid: signed(totals.prepaid), due: signed(totals.due) },
    },
    notes: draft.notes.slice(0, MOST_NOTES).map((note) => bounded(note, 5_000)),
    mileage: mileageIn([...draft.notes, ...draft.lines.flatMap((line) => [...line.notes, line.description ?? ''])]),
    findings: findingsOf(draft).map(({ stated, expected, ...finding }) => ({
      ...finding,
      ...{ stated: signed(stated), expected: signed(expected) },
    })),
  };
}

const MOST_NOTES = 50;

const sellerOf = ({ name, address, tax_id }: InvoiceSeller): InvoiceSeller => ({
  name: name && bounded(name),
  address: address && bounded(address, 1_000),
  tax_id: tax_id && bounded(tax_id),
});

/** Limits a text; PostgreSQL rejects unpaired surrogates. */
const bounded = (text: string, most = 500): string => text.slice(0, most).toWellFormed();

/** Type codes of credit notes (UNTDID 1001). */
const CREDIT_NOTES = new Set(['81', '83', '261', '262', '296', '308', '381', '396', '420', '458', '532']);

function lineOf({ numbers, notes, per, charges: _, ...line }: DraftLine): Omit<InvoiceLine, 'share'> {
  const numbered_by = NUMBERED_BY.find((whose) => numbers[whose] !== null) ?? null;
  const part_number = numbered_by && numbers[numbered_by];
  const name = line.name ?? line.description ?? notes[0] ?? part_number ?? '';
  const more = [line.description, ...notes].filter((text) => text !== null && text !== name);
  return {
    position: line.position,
    kind: kindOf(line, part_number),
    name: bounded(name),
    description: bounded(more.join('\n'), 2_000) || null,
    part_number: part_number && bounded(part_number),
    numbered_by,
    ...{ quantity: line.quantity, unit: line.unit },
    price: line.price === null ? null : line.price / (per || 1),
    ...{ net: line.net, tax_rate: line.tax_rate },
  };
}

/** Units of time in UN/ECE codes and in Italian. */
const TIMES = /^(?:HUR|MIN|SEC|DAY|WEE|HH|LH|ore|ora|h|hh|min|minuti|giorni|gg)\.?$/i;
/** Pieces and packages in UN/ECE codes and in Italian. */
const PIECES = /^(?:H87|C62|EA|PCE|PR|SET|NAR|NPR|NMP|X[A-Z0-9]{2}|pz|pezz[oi]|nr?|cad|conf|kit|coppia|paia)\.?$/i;

function kindOf({ unit, net }: Pick<DraftLine, 'unit' | 'net'>, partNumber: string | null): LineKind {
  if (net === null) return 'text';
  if (TIMES.test(unit ?? '')) return 'labour';
  return partNumber !== null || PIECES.test(unit ?? '') ? 'part' : 'other';
}

/**
 * Adds to each line its share of the gross total. Tax is distributed by each line's rate, and charges and allowances by the lines' amounts. Rounding is
 * cumulative, so that no cent is lost.
 */
export function withShares(
  lines: readonly Omit<InvoiceLine, 'share'>[],
  gross: number,
  currency: string,
): InvoiceLine[] {
  const weights = lines.map(({ net, tax_rate }) => (net ?? 0) * (1 + (tax_rate ?? 0) / 100));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const unit = 10 ** decimalsOf(currency);
  let [sum, given] = [0, 0];
  return lines.map((line, at) => {
    sum += weights[at]!;
    if (line.net === null || Math.abs(all) < 0.005) return { ...line, share: null };
    const until = Math.round((sum / all) * gross * unit);
    const share = (until - given) / unit;
    given = until;
    return { ...line, share };
  });
}

function decimalsOf(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** The mileage in texts. */
export const mileageIn = (texts: readonly string[]): InvoiceMileage | null =>
  mileageOf(texts.flatMap((text) => text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())));
