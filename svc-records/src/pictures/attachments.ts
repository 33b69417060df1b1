import type { PDFiumDocument } from '@hyzyla/pdfium';
import { type PdfiumMemory, withMemory } from '@carnet/media';

/** PDFium's functions for attachments, called with handles and addresses in its memory, because the package does not wrap them. */
interface Pdfium extends PdfiumMemory {
  HEAPU8: Uint8Array;
  _FPDFDoc_GetAttachmentCount: (document: number) => number;
  _FPDFDoc_GetAttachment: (document: number, at: number) => number;
  _FPDFAttachment_GetName: (attachment: number, into: number, bytes: number) => number;
  _FPDFAttachment_GetFile: (attachment: number, into: number, bytes: number, written: number) => number;
}

/** A file attached to a PDF. */
export interface Attachment {
  name: string;
  /** @throws if it is too long, or unreadable */
  bytes: () => Uint8Array;
}

/** The maximum number; a PDF of hundreds of attachments is a portfolio, not an invoice. */
const MOST_ATTACHMENTS = 100;

export function attachmentsOf(document: PDFiumDocument): Attachment[] {
  const { module: pdfium, documentIdx } = document as unknown as { module: Pdfium; documentIdx: number };
  const count = Math.min(Math.max(0, pdfium._FPDFDoc_GetAttachmentCount(documentIdx)), MOST_ATTACHMENTS);
  return Array.from({ length: count }).flatMap((_, at) => {
    const attachment = pdfium._FPDFDoc_GetAttachment(documentIdx, at);
    if (attachment === 0) return [];
    return [{ name: nameOf(pdfium, attachment), bytes: () => bytesOf(pdfium, attachment) }];
  });
}

function nameOf(pdfium: Pdfium, attachment: number): string {
  const bytes = pdfium._FPDFAttachment_GetName(attachment, 0, 0);
  if (bytes <= 0) return '';
  return withMemory(pdfium, bytes, (address) => {
    pdfium._FPDFAttachment_GetName(attachment, address, bytes);
    const units = pdfium.HEAPU8.slice(address, address + bytes);
    return new TextDecoder('utf-16le').decode(units).replaceAll('\0', '');
  });
}

/** The size limit of an invoice. */
const MOST_BYTES = 24 * 1024 * 1024;

function bytesOf(pdfium: Pdfium, attachment: number): Uint8Array {
  return withMemory(pdfium, 4, (written) => {
    const length = (): number => new DataView(pdfium.HEAPU8.buffer).getUint32(written, true);
    if (!pdfium._FPDFAttachment_GetFile(attachment, 0, 0, written)) throw new Error('It cannot be read');
    const bytes = length();
    if (bytes === 0 || bytes > MOST_BYTES) throw new Error('It is empty or too long');
    return withMemory(pdfium, bytes, (into) => {
      if (!pdfium._FPDFAttachment_GetFile(attachment, into, bytes, written)) throw new Error('It cannot be read');
      return pdfium.HEAPU8.slice(into, into + bytes);
    });
  });
}
