import { deflated, manyPages, onePage, pdfOf, stream, textLines } from './pdf.js';

export interface CorpusFile {
  name: string;
  bytes: () => Buffer;
}

const invoice = (at: number): string[] => [
  `Garage number ${at}`,
  `Invoice 2024-${at}`,
  `Date: March ${1 + (at % 28)}, 2024`,
  ...Array.from(
    { length: 20 + (at % 40) },
    (_, line) => `${line + 1}  Part 1K0-${at}-${line}  x ${1 + (line % 4)}  ${line * 7}.50`,
  ),
  `Total $${at * 31}.75`,
];

/** Random numbers that are the same for the same seed, so that the corpus stays the same. */
function random(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) & 0x7fffffff) / 0x7fffffff;
}

const times = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));

/** A valid PDF in which some bytes are changed, as by a bad disk. */
function spoiled(seed: number): Buffer {
  const next = random(seed);
  const bytes = Buffer.from(manyPages(3, 30));
  for (let change = 0; change < 1 + seed * 3; change += 1)
    bytes[Math.floor(next() * bytes.length)] = Math.floor(next() * 256);
  return bytes;
}

/** Nested form objects, each of which draws the next one ten times. */
const drawingTree = (depth: number): Buffer =>
  onePage('/X6 Do', {
    resources: '/XObject << /X6 6 0 R >>',
    more: times(depth, (at) =>
      stream(
        at === depth - 1 ? '0 0 10 10 re f' : `/X${at + 7} Do `.repeat(10),
        `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << /XObject << /X${at + 7} ${at + 7} 0 R >> >>`,
      ),
    ),
  });

/** A page below this many levels of page tree nodes. */
const deepTree = (depth: number): Buffer =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...times(
      depth,
      (at) => `<< /Type /Pages /Kids [${at + 3} 0 R] /Count 1 ${at > 0 ? `/Parent ${at + 1} 0 R` : ''} >>`,
    ),
    `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 595 842] >>`,
  ]);

const type3 = (procedure: string, letters: number): Buffer =>
  onePage(`BT /T3 20 Tf 50 700 Td (${'A'.repeat(letters)}) Tj ET`, {
    resources: '/Font << /T3 6 0 R >>',
    more: [
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 750 750] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 65 /LastChar 65 /Widths [800] /CharProcs << /A 7 0 R >> /Encoding << /Type /Encoding /Differences [65 /A] >> /Resources << /Font << /T3 6 0 R >> >> >>',
      stream(procedure),
    ],
  });

const picture = (width: number, height: number, entries = ''): Buffer =>
  onePage('500 0 0 700 40 60 cm /I1 Do', {
    resources: '/XObject << /I1 6 0 R >>',
    more: [
      deflated(
        Buffer.alloc(Math.min(width * height, 120_000_000), 0x7f),
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 ${entries}`,
      ),
    ],
  });

const shading = (type: number, entries: string): Buffer =>
  onePage('/S1 sh', { resources: `/Shading << /S1 << /ShadingType ${type} /ColorSpace /DeviceRGB ${entries} >> >>` });

const RIGHT_TO_LEFT = `<< /Type /Font /Subtype /Type0 /BaseFont /Arial /Encoding /Identity-H /DescendantFonts [7 0 R] /ToUnicode 8 0 R >>`;

const rightToLeft = (): Buffer =>
  onePage('BT /R1 24 Tf 300 700 Td <000100020003> Tj ET', {
    resources: '/Font << /R1 6 0 R >>',
    more: [
      RIGHT_TO_LEFT,
      '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Arial /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 600 >>',
      stream(
        '1 begincodespacerange <0000> <ffff> endcodespacerange 3 beginbfchar <0001> <05d0> <0002> <05d1> <0003> <0627> endbfchar',
      ),
    ],
  });

const ODD: readonly CorpusFile[] = [
  { name: '10,000 pages', bytes: () => manyPages(10_000, 1) },
  {
    name: 'no pages',
    bytes: () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>']),
  },
  {
    name: 'a billion pages that are not there',
    bytes: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
      ]),
  },
  {
    name: 'fewer than no pages',
    bytes: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count -5 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
      ]),
  },
  {
    name: 'pages that are their own children',
    bytes: () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R 2 0 R] /Count 2 >>']),
  },
  {
    name: 'pages that are each other’s children',
    bytes: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 9 >>',
        '<< /Type /Pages /Kids [2 0 R] /Count 9 >>',
      ]),
  },
  { name: 'a catalog that is itself', bytes: () => pdfOf(['1 0 R']) },
  {
    name: 'objects that name each other',
    bytes: () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '3 0 R', '4 0 R', '2 0 R']),
  },
  {
    name: 'a length that is its own stream',
    bytes: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
        '<< /Length 4 0 R >>\nstream\nq\nendstream',
      ]),
  },
  {
    name: 'a length of more than there is',
    bytes: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
        '<< /Length 2147483647 >>\nstream\nq\nendstream',
      ]),
  },
  {
    name: 'a form that draws itself',
    bytes: () =>
      onePage('/X Do', {
        resources: '/XObject << /X 6 0 R >>',
        more: [
          stream(
            '/X Do /X Do',
            '/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >>',
          ),
        ],
      }),
  },
  {
    name: 'a pattern that fills itself',
    bytes: () =>
      onePage('/Pattern cs /P scn 0 0 595 842 re f', {
        resources: '/Pattern << /P 6 0 R >>',
        more: [
          stream(
            '/Pattern cs /P scn 0 0 9 9 re f',
            '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 9 9] /XStep 9 /YStep 9 /Resources << /Pattern << /P 6 0 R >> >>',
          ),
        ],
      }),
  },
  {
    name: 'a pattern of the smallest steps',
    bytes: () =>
      onePage('/Pattern cs /P scn 0 0 595 842 re f', {
        resources: '/Pattern << /P 6 0 R >>',
        more: [
          stream(
            '0 0 1 1 re f',
            '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 1 1] /XStep 0.01 /YStep 0.01 /Resources << >>',
          ),
        ],
      }),
  },
  {
    name: 'a mask that masks itself',
    bytes: () =>
      onePage('/G gs 0 0 595 842 re f', {
        resources: '/ExtGState << /G << /SMask << /S /Luminosity /G 6 0 R >> >> >>',
        more: [
          stream(
            '/G gs 0 0 9 9 re f',
            '/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency >> /Resources << /ExtGState << /G << /SMask << /S /Luminosity /G 6 0 R >> >> >> >>',
          ),
        ],
      }),
  },
  { name: 'nothing but a head', bytes: () => Buffer.from('%PDF-1.7\n') },
  { name: 'no end', bytes: () => Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000, '1 0 obj <<')]) },
  {
    name: 'a table of objects that is its own predecessor',
    bytes: () => pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [] /Count 0 >>'], '/Prev 9'),
  },
  { name: 'right to left', bytes: rightToLeft },
  {
    name: 'a form with a field',
    bytes: () =>
      onePage(textLines(['Name']), {
        entries: '/Annots [6 0 R]',
        more: ['<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ann) /Rect [50 700 300 720] >>'],
      }),
  },
  {
    name: 'JavaScript that never ends',
    bytes: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R /OpenAction << /S /JavaScript /JS (while\\(true\\){}) >> >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
      ]),
  },
  {
    name: 'a lock that there is not',
    bytes: () =>
      pdfOf(
        [
          '<< /Type /Catalog /Pages 2 0 R >>',
          '<< /Type /Pages /Kids [] /Count 0 >>',
          '<< /Filter /Standard /V 5 /R 6 /Length 256 /P -4 /O <00> /U <00> /OE <00> /UE <00> /Perms <00> >>',
        ],
        '/Encrypt 3 0 R /ID [<00><00>]',
      ),
  },
  { name: 'a shading without a function', bytes: () => shading(1, '') },
  {
    name: 'a shading of the smallest and the largest',
    bytes: () =>
      shading(
        2,
        '/Coords [0 0 0.0000001 9999999] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 9999 >> /Extend [true true]',
      ),
  },
  {
    name: 'a circle that is a line',
    bytes: () =>
      shading(
        3,
        '/Coords [0 0 0 1 1 1e20] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> /Extend [true true]',
      ),
  },
  { name: 'a picture of nothing', bytes: () => picture(0, 0) },
  {
    name: 'a picture of less than it says',
    bytes: () =>
      onePage('500 0 0 700 40 60 cm /I1 Do', {
        resources: '/XObject << /I1 6 0 R >>',
        more: [
          deflated(
            'x',
            '/Type /XObject /Subtype /Image /Width 60000 /Height 60000 /ColorSpace /DeviceRGB /BitsPerComponent 8',
          ),
        ],
      }),
  },
  { name: 'a Type 3 letter that writes itself', bytes: () => type3('800 0 d0 BT /T3 9 Tf (A) Tj ET', 50) },
];

/** Some 140 files. A third are as workshops and scanners make them; the others are made to break a reader. */
export const CORPUS: readonly CorpusFile[] = [
  ...times(40, (at) => ({
    name: `an invoice of ${20 + (at % 40)} lines`,
    bytes: () => onePage(textLines(invoice(at))),
  })),
  ...[2, 5, 10, 20, 50, 100, 500].map((pages) => ({
    name: `a manual of ${pages} pages`,
    bytes: () => manyPages(pages, 50),
  })),
  ...[100, 1_000, 5_000].map((side) => ({ name: `a scan of ${side}²`, bytes: () => picture(side, side) })),
  ...[
    '0 0 0 0',
    '0 0 1 1',
    '0 0 0.001 842',
    '0 0 14400 14400',
    '0 0 1e9 1e9',
    '0 0 595 2000000',
    '-1e5 -1e5 1e5 1e5',
    '595 842 0 0',
    '0 0 NaN 5',
  ].map((box) => ({ name: `a page of ${box}`, bytes: () => onePage(textLines(['Large or small']), { box }) })),
  ...[90, 180, 270, 45, -90, 1e9].map((turn) => ({
    name: `turned by ${turn}`,
    bytes: () => onePage(textLines(['Turned']), { entries: `/Rotate ${turn}` }),
  })),
  ...times(20, (at) => ({ name: `spoiled in ${1 + at * 3} places`, bytes: () => spoiled(at) })),
  ...[0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((share) => ({
    name: `cut at ${share * 100} %`,
    bytes: () => {
      const whole = manyPages(20, 30);
      return whole.subarray(0, whole.length * share);
    },
  })),
  ...[10, 100, 1_000, 20_000].map((depth) => ({ name: `pages ${depth} deep`, bytes: () => deepTree(depth) })),
  ...[3, 6, 9, 30].map((depth) => ({ name: `drawn ten times over, ${depth} deep`, bytes: () => drawingTree(depth) })),
  ...[100, 10_000, 1_000_000].map((depth) => ({
    name: `${depth} brackets`,
    bytes: () => onePage(`${'[ '.repeat(depth)}${'] '.repeat(depth)} 0 TJ`),
  })),
  ...[1_000, 100_000, 1_000_000].map((count) => ({
    name: `${count} saved states`,
    bytes: () => onePage('q '.repeat(count)),
  })),
  ...[10_000, 100_000, 1_000_000].map((count) => ({
    name: `${count} lines`,
    bytes: () =>
      onePage(
        deflated(
          `${times(count, (at) => `${at % 595} ${(at * 7) % 842} m ${(at * 13) % 595} ${(at * 3) % 842} l S`).join(' ')}`,
        ),
      ),
  })),
  ...[1, 50, 500].map((megabytes) => ({
    name: `${megabytes} MB of blanks in a stream of some kB`,
    bytes: () => onePage(deflated(Buffer.alloc(megabytes * 1_000_000, ' '))),
  })),
  {
    name: 'a stream that is packed three times',
    bytes: () => onePage(stream(packedThrice(), '/Filter [/FlateDecode /FlateDecode /FlateDecode]')),
  },
  ...[100, 20_000].map((letters) => ({
    name: `${letters} letters of Type 3`,
    bytes: () => type3('800 0 d0 0 0 750 750 re f', letters),
  })),
  ...ODD,
];

function packedThrice(): Buffer {
  const inner = deflated(Buffer.alloc(200_000_000, ' '));
  return bare(deflated(bare(deflated(bare(inner)))));
}

/** The bytes between `stream` and `endstream`. */
const bare = (object: Buffer): Buffer =>
  object.subarray(object.indexOf('stream\n') + 7, object.length - '\nendstream'.length);
