import { createHash } from 'node:crypto';
import { embedded } from '../pdf/finish.js';
import { type PdfFile, readPdf, tableOf, tableRow, trailerOf } from '../pdf/pdf-file.rules.js';
import { publicKeyOf, type SealingKey, signedNote } from './sealing-key.js';

export interface SealOrder {
  /** The finished PDF; the seal replaces its attachment `seal.txt`. */
  pdf: Buffer;
  fingerprint: string;
  issuedOn: string;
  /** The head of the vehicle's journal, which is attached as `journal.json`. */
  journal?: { size: number; root: string } | null;
}

export interface Sealed {
  pdf: Buffer;
  /** The signed text with its signature. */
  note: string;
}

const SEAL = 'seal.txt';
const JOURNAL = 'journal.json';
const TAIL = 2_048;

/**
 * Seals a book: a signed note over length and hash of all bytes before it, added as the last incremental update. The bytes after the note are determined by the
 * note and the bytes before, so that nothing can be appended either.
 */
export function seal({ pdf, fingerprint, issuedOn, journal }: SealOrder, key: SealingKey): Sealed {
  const file = asTypeset(pdf);
  const object = attached(file, SEAL);
  const text = [
    'carnet-book-seal/1',
    `key ${publicKeyOf(key)}`,
    `bytes ${pdf.length}`,
    `sha256 ${createHash('sha256').update(pdf).digest('hex')}`,
    `object ${object}`,
    `issued ${issuedOn}`,
    `content ${fingerprint}`,
    ...(journal ? [`journal ${journal.size} ${journal.root} ${file.offset(attached(file, JOURNAL))}`] : []),
    '',
  ].join('\n');
  const note = signedNote(text, key);
  return { pdf: Buffer.concat([pdf, revision({ pdf, object, issuedOn, note })]), note };
}

/** Extracts the original file of Typst, before `finish`. */
function asTypeset(pdf: Buffer): PdfFile {
  const previous = /\/Prev (\d+)/.exec(trailerOf(pdf.toString('latin1', Math.max(0, pdf.length - TAIL))));
  const first = previous ? pdf.subarray(0, endOf(pdf, Number(previous[1]))) : pdf;
  return readPdf(first);
}

function attached(file: PdfFile, name: string): number {
  const object = embedded(file, name);
  if (object === null) throw new Error(`A book without ${name} cannot be sealed`);
  return object;
}

const endOf = (pdf: Buffer, table: number): number => pdf.indexOf('%%EOF', table) + '%%EOF'.length;

interface Revision {
  pdf: Buffer;
  object: number;
  issuedOn: string;
  note: string;
}

function revision({ pdf, object, issuedOn, note }: Revision): Buffer {
  const trailer = trailerOf(pdf.toString('latin1', pdf.length - TAIL)).replace(/\/Prev \d+/, '');
  const body = Buffer.from(note);
  const day = issuedOn.replaceAll('-', '');
  const head = `\n${object} 0 obj\n<</Type/EmbeddedFile/Subtype/text#2Fplain/Params<</ModDate(D:${day}000000Z)/Size ${body.length}>>/Length ${body.length}>>\nstream\n`;
  const foot = '\nendstream\nendobj\n';
  const table = pdf.length + head.length + body.length + foot.length;
  const end = `xref\n${object} 1\n${tableRow(pdf.length + 1)}trailer\n<<${trailer}/Prev ${tableOf(pdf)}>>\nstartxref\n${table}\n%%EOF`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body, Buffer.from(`${foot}${end}`, 'latin1')]);
}
