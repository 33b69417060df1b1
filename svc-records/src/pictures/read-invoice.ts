import { readFile } from 'node:fs/promises';
import type { Invoice } from '../invoices/invoice.js';
import { invoiceOf } from '../invoices/invoice.rules.js';
import { BadXml } from '../invoices/xml.rules.js';
import { Unreadable } from './decode.js';
import { openPdf, PDF } from './paper.js';

export const XML = 'application/xml';

/**
 * The invoice in a paper's data; null if it has none.
 * @throws Unreadable, Locked
 */
export async function readInvoice(path: string, mediaType: string): Promise<Invoice | null> {
  if (mediaType === XML) return invoiceOfXml(path);
  if (mediaType !== PDF) return null;
  const pdf = await openPdf(path);
  try {
    return pdf.invoice();
  } finally {
    pdf.close();
  }
}

/** @throws Unreadable */
export async function invoiceOfXml(path: string): Promise<Invoice> {
  try {
    return invoiceOf(await readFile(path));
  } catch (error) {
    throw error instanceof BadXml ? new Unreadable(error.message) : error;
  }
}
