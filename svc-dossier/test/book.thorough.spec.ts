import { rm } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Drawn } from '../src/chapters/drawn.js';
import { makePages, prepared } from '../src/chapters/make-pages.js';
import { makeBook, type MadeBook } from '../src/make-book.js';
import type { Book, Withheld } from '../src/model/book.js';
import { draw } from '../src/papers/draw.js';
import { signedNote } from '../src/seal/sealing-key.js';
import { compileNatively, hasNative, NotTypeset } from '../src/typeset/compiler.js';
import { typeset } from '../src/typeset/typeset.js';
import { verifyBook } from '../verifier/verify-book.js';
import { verifyJournal } from '../verifier/verify-journal.js';
import { aBook, aKey, anEmptyFolder, aPaper, aService, writeFiles } from './a-book.js';
import { aJournal, ENTRIES } from './a-journal.js';
import { attachmentsOf, type OpenBook, openBook } from './open-book.js';
import { qpdfCheck } from './qpdf.js';

/** Texts that people write, and that broke books before. Each contains its own name, to be found again. */
const HOSTILE = {
  injection:
    '<p>injection #panic("x") *b* $x$ @ref &lt;label&gt; = head \\ #read("/etc/passwd") // c /* d */ ~ -- --- … [x] `code`</p>',
  japanese: '<p>japanese 日本語の整備手帳</p>',
  hebrew: '<p>hebrew עברית</p>',
  emoji: '<p>emoji 🏁🔧 👨‍👩‍👧</p>',
  private: '<p>private \uf8ff \ue001</p>',
  controls: '<p>con\u0001tro\u0007ls a\u200b\u00ad\ufeff\ufffe</p>',
  cyrillic: '<p>cyrillic Жигули ș ő ß ¥ € £ ₽ ₹ ½ °F → ≤ № ″</p>',
  long: `<p>long ${'x'.repeat(3_000)}</p>`,
  quotes: `${'<blockquote>'.repeat(50)}quotes${'</blockquote>'.repeat(50)}`,
  lists: `${'<ul><li>'.repeat(25)}lists${'</li></ul>'.repeat(25)}`,
  big: `<p>big ${'Lorem ipsum dolor sit amet. '.repeat(400)}</p>`,
  loose: '<ul>loose<p>x</p><ul></ul></ul><ol></ol>',
  links: '<p><a href="https://example.com/?a=1&b=(2)">links</a> <a href="javascript:alert(1)">no</a></p>',
  empty: '<p></p><p><br></p><h2></h2><pre></pre>',
  code: '<pre><code>code\n  m\tx</code></pre>',
  headings: '<h1>headings</h1><h6>six</h6>',
};
const odd = [aPaper(5, { file: 'huge.pdf' }), aPaper(6, { file: 'long.pdf' }), aPaper(7, { file: 'empty.pdf' })];

let source: string;
const folders: string[] = [];
const key = aKey();

beforeAll(async () => {
  folders.push((source = await writeFiles()));
});
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

async function making(book: Book, engine: 'wasm' | 'native' | 'any'): Promise<MadeBook> {
  const folder = await anEmptyFolder();
  folders.push(folder);
  return makeBook({ book, source, folder, key, engine, journal: aJournal(key) });
}

function hostileBook(): Book {
  const services = Object.values(HOSTILE).map((report, at) =>
    aService(at + 10, { name: `Hostile *${at}* #x`, report }),
  );
  const book = aBook();
  return { ...book, services: [...book.services, ...services], papers: [...book.papers, ...odd] };
}

describe('a book', () => {
  let made: MadeBook;
  let book: OpenBook;

  beforeAll(async () => {
    made = await making(hostileBook(), 'wasm');
    book = await openBook(made.pdf);
  });

  it('is the same bytes for the same data and key, by whichever compiler @thorough', async () => {
    expect((await making(hostileBook(), 'any')).pdf.equals(made.pdf)).toBe(true);
  });

  it('is a PDF that qpdf finds nothing wrong with', async () => {
    expect(await qpdfCheck(made.pdf)).toBe(0);
    const broken = Buffer.from(made.pdf);
    broken.write('9', broken.lastIndexOf('startxref') + 'startxref\n'.length);
    expect(await qpdfCheck(broken)).not.toBe(0);
  });

  it('claims what it is, and says its title, language and colours', () => {
    const text = made.pdf.toString('latin1');
    for (const claim of [
      '<pdfaid:part>3<',
      '<pdfaid:conformance>A<',
      '<pdfuaid:part>1<',
      '/GTS_PDFA1',
      '/DisplayDocTitle true',
      '/Lang(en-US)',
      '/MarkInfo',
    ]) {
      expect(text.replaceAll(/\s*\(en-US\)/g, '(en-US)')).toContain(claim);
    }
  });

  it('brings every typeface along', () => {
    const dictionaries = [...made.pdf.toString('latin1').matchAll(/<<[^<>]*\/Type\s*\/FontDescriptor[^<>]*>>/g)].map(
      ([text]) => text,
    );
    expect(dictionaries.length).toBeGreaterThan(4);
    for (const text of dictionaries) expect(text).toMatch(/\/FontFile[23]? /);
  });

  it.each(Object.keys(HOSTILE).filter((name) => name !== 'empty'))('sets a text that is hostile: %s', (name) => {
    expect(book.text).toContain(name);
  });

  it('sets what looks like its own language as it was written', () => {
    expect(book.text).toMatch(/#panic\("x"\) \*b\* \$x\$ @ref <label> = head/);
  });

  it('counts the characters that it cannot draw, says so, and attaches them as they were', () => {
    expect(made.substituted).toBe(5 + 2);
    expect(book.text).toContain('7 characters stand as');
    expect(attachmentsOf(made.pdf)['content.json']!.toString()).toContain('עברית');
  });

  it('leads from its contents to the pages that it names', () => {
    const contents = book.pages[1]!;
    const chapters = [
      'Identity',
      'Ownership',
      'Timeline',
      'Service history',
      'What is on it, and how old',
      'Plates',
      'Papers',
      'Gaps and contradictions',
      'Index of parts',
      'Verification',
    ];
    for (const chapter of chapters) {
      const page = Number(new RegExp(`${chapter}[ .]*(\\d+)`).exec(contents)?.[1]);
      expect([chapter, book.pages[page - 1]]).toEqual([chapter, expect.stringContaining(chapter)]);
    }
  });

  it('leads from an entry to its paper and from the sheet back', () => {
    const entry = book.pages.findIndex((text) => /Service number 1\b/.test(text) && text.includes('Papers: R-001'));
    const sheet = Number(/Papers: R-001, p\. (\d+)/.exec(book.pages[entry]!)![1]) - 1;
    expect(book.pages[sheet]).toMatch(new RegExp(`R-001\\s+Invoice 1.*Service number 1, p\\. ${entry + 1}`, 's'));
  });

  it('says on its cover how many entries it has, and the same beside its file', () => {
    const { entries } = made.counts;
    expect(entries).toBe(3 + Object.keys(HOSTILE).length + 3);
    expect(book.pages[0]).toContain(`${entries} entries`);
  });

  it('says what is on the vehicle, how old that is, and until when it is good', () => {
    const at = book.pages.findIndex((text) => text.includes('Cinturatos'));
    const chapter = book.pages
      .slice(at, at + 2)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
    for (const said of ['week 23 of 2019', '7 years, 5 months', 'Six-point harness', 'Label: Mar 31, 2027'])
      expect(chapter).toContain(said);
  });

  it('finds each part of its index on the page that is named', () => {
    const index = book.pages.find((text) => text.includes('Index of parts') && text.includes('Weber 40 DCOE'))!;
    const page = Number(/Weber 40 DCOE\s+(\d+)/.exec(index)![1]);
    expect(book.pages[page - 1]).toContain('Webers in');
  });

  it('gives an honest sheet for each paper that cannot be shown', () => {
    const sheetOf = (number: string): string =>
      book.pages.find((text) => text.includes(`${number}\n`) || text.includes(`${number} `))!;
    expect(book.text).toContain('This file asks for a password');
    expect(book.text.match(/This file could not be opened/g)!.length).toBe(1);
    expect(book.text).toContain('This file has no sheets');
    expect(book.text).toContain('3 more sheets are in the attached file');
    expect(sheetOf('R-005')).toBeDefined();
  });

  it('attaches each paper as it was handed in', async () => {
    const attached = attachmentsOf(made.pdf);
    expect(attached['R-003.pdf']!.toString('latin1')).toContain('/Encrypt');
    expect(attached['R-004.pdf']!.toString()).toBe('This was a PDF once.');
    expect(Object.keys(attached)).toEqual(
      expect.arrayContaining(['R-001.pdf', 'R-002.png', 'verify.html', 'seal.txt', 'journal.json']),
    );
    expect(attached['seal.txt']!.toString()).toBe(made.note);
  });

  it('is green as it was sealed', async () => {
    const answer = await verifyBook(made.pdf);
    expect(answer).toMatchObject({ verdict: 'unchanged', seal: { content: made.fingerprint, issued: '2026-11-23' } });
  });

  it('brings the journal of its vehicle, with the head that its seal names and its last chapter prints', async () => {
    const { origin, size, root, leaves, note } = aJournal(key);
    const answer = await verifyBook(made.pdf);
    if (answer.verdict !== 'unchanged') throw new Error(answer.why);
    expect(answer.seal.journal).toMatch(new RegExp(`^${size} ${root.replaceAll('+', '[+]')} \\d+$`));
    expect(await verifyJournal(made.pdf, answer.seal)).toMatchObject({ verdict: 'whole', origin, size, values: 10 });
    expect(JSON.parse(attachmentsOf(made.pdf)['journal.json']!.toString())).toMatchObject({
      checkpoint: note,
      // One value of each leaf is disclosed, so the text of the leaf is present.
      leaves: leaves.map(() => expect.stringMatching(/^\{"digests":/) as string),
    });
    for (const text of [origin, root]) expect(book.pages.at(-1)).toContain(text);
    expect(made.pdf.toString('latin1')).toMatch(/\(journal\.json\)[^]{0,400}\/AFRelationship\s*\/Data/);
  });

  it('is red with any bit of its seal flipped, and wherever else one is @thorough', async () => {
    const { pdf, note } = made;
    const tail = pdf.length - note.length - 900;
    const places = [...steps(0, tail, 80), ...steps(tail, pdf.length, 1)];
    for (const at of places) {
      pdf[at]! ^= 1 << (at % 8);
      const { verdict } = await verifyBook(pdf);
      pdf[at]! ^= 1 << (at % 8);
      if (verdict === 'unchanged') throw new Error(`A flip at ${at} of ${pdf.length} was not seen`);
    }
  });

  it.each([
    ['cut at the end', (pdf: Buffer) => pdf.subarray(0, -1)],
    ['cut at the beginning', (pdf: Buffer) => pdf.subarray(1)],
    ['without its seal', (pdf: Buffer) => pdf.subarray(0, pdf.lastIndexOf('/EmbeddedFile') - 20)],
    ['with a byte behind it', (pdf: Buffer) => Buffer.concat([pdf, Buffer.from('\n')])],
    ['with a byte before it', (pdf: Buffer) => Buffer.concat([Buffer.from('\n'), pdf])],
    [
      'with another revision behind it',
      (pdf: Buffer) =>
        Buffer.concat([pdf, Buffer.from('\n1 0 obj\n<<>>\nendobj\nxref\n0 0\ntrailer\n<<>>\nstartxref\n0\n%%EOF')]),
    ],
    [
      'with its seal twice',
      (pdf: Buffer) => Buffer.concat([pdf, pdf.subarray(pdf.lastIndexOf('\n%%EOF', pdf.length - 10) + 6)]),
    ],
    ['empty', () => Buffer.alloc(0)],
  ])('is red %s', async (_what, change) => {
    expect((await verifyBook(change(made.pdf))).verdict).toBe('changed');
  });

  it.each([
    ['of a seal', (text: string) => text.replace('carnet-book-seal/1', 'carnet-book-seal/2')],
    ['of a seal that says more', (text: string) => `${text}weather sunny\n`],
  ])('is neither green nor red to a page that came before its form %s', async (_what, change) => {
    const text = made.note.slice(0, made.note.lastIndexOf('\n\n') + 1);
    const note = signedNote(change(text), key);
    const forged = change(made.note.slice(0, text.length)) + made.note.slice(text.length);
    const withNote = (other: string) => {
      const pdf = made.pdf.toString('latin1');
      const of = (one: string) => Buffer.from(one).toString('latin1');
      const [head, tail] = pdf.split(of(made.note));
      const length = Buffer.byteLength(other);
      const sized = head!.replace(
        /\/Size \d+>>\/Length \d+>>\nstream\n$/,
        `/Size ${length}>>/Length ${length}>>\nstream\n`,
      );
      return Buffer.from(sized + of(other) + tail!, 'latin1');
    };
    expect(await verifyBook(withNote(note))).toEqual({ verdict: 'unknown', why: 'newer' });
    expect(await verifyBook(withNote(forged))).toEqual({ verdict: 'changed', why: 'signature' });
  });
});

const steps = (from: number, to: number, count: number): number[] => {
  const step = count === 1 ? 1 : Math.floor((to - from) / count);
  return Array.from({ length: Math.floor((to - from) / step) }, (_, at) => from + at * step);
};

describe('a book of which something is withheld', () => {
  const secrets = [
    ...['Margaret', 'Holloway', 'Robin', 'Ellery', '1,235', '1235.50', '4,200', '2,300', 'Scalino', 'Keller'],
    ...['salt of', 'Spare key'],
  ];

  it('has it nowhere: not on its pages, in its attachments or its metadata @thorough', async () => {
    const hidden = [{ sheet: 1, x: 0, y: 0, width: 1, height: 0.2 }];
    const book = aBook(
      { papers: [aPaper(1, { hidden }), aPaper(2, { title: 'Slip of Robin Ellery' }), aPaper(3, { hidden: [] })] },
      {
        withhold: ['prices', 'names'],
        withholdWords: ['Scalino', 'Keller'],
        paper: 'letter',
        language: 'ja',
        region: 'ja-JP',
        distanceUnit: 'km',
      },
    );
    const { pdf } = await making(book, 'any');
    const open = await openBook(pdf);
    const attached = attachmentsOf(pdf);
    const everything = [
      open.text,
      ...Object.keys(attached),
      ...Object.values(attached).map(String),
      streamsOf(pdf),
      pdf.toString('latin1'),
    ]
      .join('\n')
      .toLowerCase();
    for (const secret of secrets) expect([secret, everything.includes(secret.toLowerCase())]).toEqual([secret, false]);
    for (const secret of secrets) expect([secret, everything.includes(utf16(secret))]).toEqual([secret, false]);
    expect(Object.keys(attached)).toEqual(expect.arrayContaining(['R-001-1.jpg', 'R-001-2.jpg']));
    expect(Object.keys(attached)).not.toEqual(expect.arrayContaining(['R-002.png']));
    const answer = await verifyBook(pdf);
    if (answer.verdict !== 'unchanged') throw new Error(answer.why);
    expect(await verifyJournal(pdf, answer.seal)).toMatchObject({ verdict: 'whole', values: 7 });
    expect(open.text).toContain('所有者 1');
    expect(open.text).toContain('非掲載');
  });
});

describe('a book of a history that came from elsewhere', () => {
  const parts = [{ name: 'first.example', key: 'first.example+1f2e3d4c+AQID/4x5+Q==', entries: 214 }];
  const transfers = {
    passport: { issuedOn: '2026-05-01', takenInOn: '2026-06-02', parts },
    handedOver: ['2026-07-03'],
  };
  const small = { photos: [], pairs: [], papers: [], transfers };
  const handover = { kind: 'handover', id: 9, fields: { origin: 'first.example/vehicles/1', size: '214', root: 'A' } };

  it('says so, and is as whole to the verifier as any other @thorough', async () => {
    const folder = await anEmptyFolder();
    folders.push(folder);
    const journal = aJournal(key, [...ENTRIES, handover]);
    const { pdf, fingerprint } = await makeBook({ book: aBook(small), source, folder, key, engine: 'any', journal });
    const { text } = await openBook(pdf);
    expect(text).toContain('Where this history comes from');
    expect(text).toMatch(/taken in here on Jun 2, 2026, from a passport that first\.example had sealed on May 1, 2026/);
    expect(text).toContain('214 entries with first.example');
    expect(text).toContain('On Jul 3, 2026 this vehicle was handed over');
    const answer = await verifyBook(pdf);
    if (answer.verdict !== 'unchanged') throw new Error(answer.why);
    expect(answer.seal.content).toBe(fingerprint);
    expect(await verifyJournal(pdf, answer.seal)).toMatchObject({ verdict: 'whole', size: 6, values: 10, before: [] });
    const attached = attachmentsOf(pdf);
    expect(JSON.parse(attached['content.json']!.toString())).toMatchObject({ transfers });
    // Readers of the journal see only the leaf of the hand-over, not its content.
    expect(attached['journal.json']!.toString()).not.toContain('handover');
  });

  it('has no name of an installation that its owner withholds @thorough', async () => {
    const { pdf } = await making(aBook(small, { withholdWords: ['first.example'] }), 'any');
    const everything = [(await openBook(pdf)).text, ...Object.values(attachmentsOf(pdf)).map(String)].join('\n');
    expect(everything).toContain('214 entries with');
    expect(everything).not.toContain('first.example');
  });
});

describe('by the compiler’s own gates @thorough', () => {
  let folder: string;
  let drawn: Drawn;

  beforeAll(async () => {
    folders.push((folder = await anEmptyFolder()));
    drawn = await draw(prepared(hostileBook()), source, folder, () => undefined);
  });

  it.each([
    ['a4', 'a-3a'],
    ['a4', 'ua-1'],
    ['letter', 'a-3a'],
    ['letter', 'ua-1'],
  ] as const)(
    'a book on %s conforms to %s',
    async (paper, standard) => {
      if (!(await hasNative())) return;
      const hostile = hostileBook();
      // Prices are withheld on Letter, and so are sheets of papers that were not reviewed.
      const withhold: Withheld[] = paper === 'letter' ? ['prices'] : [];
      const book = prepared({ ...hostile, options: { ...hostile.options, paper, withhold } });
      const made = makePages(book, drawn, {
        sealKey: 'carnet.example+1f2e3d4c+AQID/4x5+Q==',
        verifier: '<p>A page</p>',
        journal: aJournal(key),
      });
      await expect(
        typeset(made, { folder, engine: 'native', standard, colours: new Uint8Array() }),
      ).resolves.toMatchObject({ isNative: true });
    },
    60_000,
  );

  it('a book that cannot be set says where', async () => {
    const nothing = await anEmptyFolder();
    folders.push(nothing);
    await expect(compileNatively({ folder: nothing, fonts: [] })).rejects.toThrow(NotTypeset);
  });
});

const utf16 = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('latin1').toLowerCase();

/** Decompresses the streams of a PDF; skips those that are not compressed. */
function streamsOf(pdf: Buffer): string {
  const out: string[] = [];
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 7)) {
    if (pdf.toString('latin1', at - 3, at) === 'end') continue;
    try {
      out.push(inflateSync(pdf.subarray(at + 7), { finishFlush: 2 }).toString('latin1'));
    } catch {
      // The stream is a picture, or is not compressed.
    }
  }
  return out.join('\n');
}
