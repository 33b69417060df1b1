import { readFile } from 'node:fs/promises';
import { SIGNED_TYPE, XML_TYPE } from '@carnet/media';
import type { Invoice } from '../invoices/invoice.js';
import { invoicesOf } from '../invoices/invoice.rules.js';
import { BadXml } from '../invoices/xml.rules.js';
import { Unreadable } from './decode.js';
import { openPdf, PDF } from './paper.js';

/** Types of files that contain only an invoice. */
export const DATA_TYPES: readonly string[] = [XML_TYPE.type, SIGNED_TYPE.type];

/**
 * The invoice in a paper, as structured data; null if it has none.
 * @throws Unreadable, Locked
 */
export async function readInvoice(path: string, mediaType: string): Promise<Invoice | null> {
  if (DATA_TYPES.includes(mediaType)) return (await invoicesIn(path))[0];
  if (mediaType !== PDF) return null;
  const pdf = await openPdf(path);
  try {
    return pdf.invoice();
  } finally {
    pdf.close();
  }
}

/** @throws Unreadable */
export async function invoicesIn(path: string): Promise<[Invoice, ...Invoice[]]> {
  try {
    return invoicesOf(await readFile(path));
  } catch (error) {
    throw error instanceof BadXml ? new Unreadable(error.message) : error;
  }
}
