/** Where a line of text stands on the page, in points from its lower left corner. */
interface PlacedText {
  x: number;
  y: number;
  size: number;
  text: string;
  bold?: boolean;
}

export interface Paper {
  /** Who issued it: stands above. */
  from: string;
  title: string;
  /** Words and, at the right margin, what belongs to them. */
  lines: readonly (readonly [label: string, value?: string])[];
}

const LEFT = 64;
const VALUES = 400;
const TOP = 770;
const LEADING = 22;

/** A PDF of one page, in Helvetica; the same for the same words. Latin letters only. */
export function pdfOf({ from, title, lines }: Paper): Buffer {
  const texts: PlacedText[] = [
    { x: LEFT, y: TOP, size: 18, text: from, bold: true },
    { x: LEFT, y: TOP - 56, size: 14, text: title, bold: true },
    ...lines.flatMap(([label, value], at) => {
      const y = TOP - 100 - at * LEADING;
      const text = { x: LEFT, y, size: 11, text: label };
      return value === undefined ? [text] : [text, { x: VALUES, y, size: 11, text: value }];
    }),
  ];
  const content = `0.6 w ${LEFT} ${TOP - 20} m 531 ${TOP - 20} l S ${texts.map(shown).join(' ')}`;
  return document([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>',
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>',
  ]);
}

const shown = ({ x, y, size, text, bold }: PlacedText): string =>
  `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;

/** The objects with the table that says where each begins. */
function document(objects: readonly string[]): Buffer {
  let body = '%PDF-1.4\n';
  const starts = objects.map((object, at) => {
    const start = Buffer.byteLength(body, 'latin1');
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const at = Buffer.byteLength(body, 'latin1');
  body += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  body += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.from(body, 'latin1');
}
