/** A line of text and its place on the page, in points from the lower left corner. */
interface PlacedText {
  x: number;
  y: number;
  size: number;
  text: string;
  font?: keyof typeof FONTS;
}

const FONTS = { plain: 'Helvetica', bold: 'Helvetica-Bold', till: 'Courier-Bold' } as const;

interface Page {
  /** The colour of the paper as a PDF operator, grey or colour. */
  paper: string;
  width: number;
  height: number;
  texts: readonly PlacedText[];
  /** Horizontal lines; `y` counts from the lower edge. */
  rules: readonly (readonly [y: number, from: number, to: number])[];
}

export interface Paper {
  /** The issuer, at the top of the page. */
  from: string;
  title: string;
  /** Labels, each with a value at the right. */
  lines: readonly (readonly [label: string, value?: string])[];
}

const LEFT = 64;
const VALUES = 400;
const TOP = 770;
const LEADING = 22;

/** A PDF of one page, in Helvetica; the same for the same words. Latin letters only. */
export function pdfOf({ from, title, lines }: Paper): Buffer {
  const texts: PlacedText[] = [
    { x: LEFT, y: TOP, size: 18, text: from, font: 'bold' },
    { x: LEFT, y: TOP - 56, size: 14, text: title, font: 'bold' },
    ...lines.flatMap(([label, value], at) => {
      const y = TOP - 100 - at * LEADING;
      const text = { x: LEFT, y, size: 11, text: label };
      return value === undefined ? [text] : [text, { x: VALUES, y, size: 11, text: value }];
    }),
  ];
  return pageOf({ paper: '1 g', width: 595, height: 842, texts, rules: [[TOP - 20, LEFT, 531]] });
}

const SLIP = { width: 226, margin: 16, size: 9, leading: 15 };
/** Width of a letter of Courier, as a share of the font size. */
const LETTER = 0.6;

/** The same as a till receipt: a PDF as narrow as the paper roll, with amounts at the right margin. */
export function slipOf({ from, title, lines }: Paper): Buffer {
  const { width, margin, size, leading } = SLIP;
  const height = (lines.length + 4) * leading + 2 * margin;
  const at = (line: number) => height - margin - (line + 0.7) * leading;
  const right = (text: string) => width - margin - text.length * size * LETTER;
  const texts: PlacedText[] = [
    { x: margin, y: at(0), size: 12, text: from, font: 'till' },
    { x: margin, y: at(1), size, text: title, font: 'till' },
    ...lines.flatMap(([label, value], line): PlacedText[] => {
      const written = { y: at(line + 3), size, font: 'till' } as const;
      const words = { ...written, x: margin, text: label };
      return value === undefined ? [words] : [words, { ...written, x: right(value), text: value }];
    }),
  ];
  return pageOf({ paper: '0.965 0.955 0.93 rg', width, height, texts, rules: [[at(2), margin, width - margin]] });
}

function pageOf({ paper, width, height, texts, rules }: Page): Buffer {
  const ground = `${paper} 0 0 ${width} ${height} re f 0 g`;
  const ruled = rules.map(([y, from, to]) => `0.6 w ${from} ${y} m ${to} ${y} l S`);
  const content = [ground, ...ruled, ...texts.map(shown)].join(' ');
  const names = Object.keys(FONTS) as (keyof typeof FONTS)[];
  const fonts = names.map((name, at) => `/${name} ${at + 5} 0 R`).join(' ');
  return document([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << ${fonts} >> >> >>`,
    `<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`,
    ...names.map((name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${FONTS[name]} /Encoding /WinAnsiEncoding >>`),
  ]);
}

const shown = ({ x, y, size, text, font = 'plain' }: PlacedText): string =>
  `BT /${font} ${size} Tf ${x} ${y} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`;

/** The objects of a PDF, with the table of their offsets. */
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
