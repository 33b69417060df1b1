import type { PDFiumDocument } from '@hyzyla/pdfium';
import type { Invoice } from '../invoices/invoice.js';
import { invoicesOf } from '../invoices/invoice.rules.js';
import { type Attachment, attachmentsOf } from './attachments.js';

/** Attachment names in ZUGFeRD, Factur-X and XRechnung. Case is ignored, because ZUGFeRD 1 writes `ZUGFeRD-invoice.xml`. */
const NAMES = ['factur-x.xml', 'zugferd-invoice.xml', 'xrechnung.xml'];

/** The invoice attached to a PDF; null if there is none, or if it is unreadable. */
export function attachedInvoice(document: PDFiumDocument): Invoice | null {
  const files = attachmentsOf(document).filter(({ name }) => name.toLowerCase().endsWith('.xml'));
  for (const file of [...files.filter(isNamed), ...files.filter((one) => !isNamed(one))]) {
    const invoice = orNone(() => invoicesOf(file.bytes()))?.[0];
    if (invoice) return invoice;
  }
  return null;
}

const isNamed = ({ name }: Attachment): boolean => NAMES.includes(name.toLowerCase());

function orNone<T>(read: () => T): T | null {
  try {
    return read();
  } catch {
    return null;
  }
}
