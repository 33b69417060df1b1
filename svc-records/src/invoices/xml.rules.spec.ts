import { beginsAsInvoice, invoicesOf } from './invoice.rules.js';
import { BadXml, dayAt, numberAt, parseXml, textAt } from './xml.rules.js';

const bytes = (text: string, encoding: BufferEncoding = 'utf8'): Buffer => Buffer.from(text, encoding);

const deep = (levels: number): string => '<a>'.repeat(levels) + '</a>'.repeat(levels);

it.each([
  ['a document type', '<!DOCTYPE a SYSTEM "http://127.0.0.1/a.dtd"><a/>'],
  ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['entities that grow', '<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><a>&c;</a>'],
  ['a file of this machine', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>'],
  ['an entity that nobody knows', '<a>&b;</a>'],
  ['a prefix that stands for nothing', '<b:a/>'],
  ['more levels than an invoice has', deep(41)],
  ['more elements than an invoice has', `<a>${'<b/>'.repeat(200_000)}</a>`],
  ['an end that is missing', '<a><b></b>'],
  ['two roots', '<a/><b/>'],
  ['nothing', ''],
  ['a number that grows when it is read', '<a>&#x110000;</a>'],
])('XML with %s is refused', (_, text) => {
  expect(() => parseXml(bytes(text))).toThrow(BadXml);
});

it('XML that is longer than an invoice is refused before it is looked at', () => {
  expect(() => parseXml(Buffer.alloc(25 * 1024 * 1024, ' '))).toThrow('It is too long');
});

it('a paper that is embedded in an invoice is passed over', () => {
  const root = parseXml(bytes(`<a><b>${'QUJD'.repeat(100_000)}</b><c>text</c></a>`));
  expect([root.children[0]!.text.length < 20_001, textAt(root, 'c')]).toEqual([true, 'text']);
});

it.each([
  ['UTF-8', bytes('<a>Größe</a>')],
  ['UTF-8 with a mark', bytes('\uFEFF<?xml version="1.0"?><a>Größe</a>')],
  ['ISO 8859-1', bytes('<?xml version="1.0" encoding="ISO-8859-1"?><a>Größe</a>', 'latin1')],
  ['UTF-16', bytes('\uFEFF<?xml version="1.0" encoding="UTF-16"?><a>Größe</a>', 'utf16le')],
])('text in %s is read', (_, given) => {
  expect(parseXml(given).text).toBe('Größe');
});

it('what is no UTF-8 is refused and not guessed', () => {
  expect(() => parseXml(bytes('<a>Größe</a>', 'latin1'))).toThrow(BadXml);
});

it.each([
  ['12.50', 12.5],
  ['-3', -3],
  ['.5', 0.5],
])('%s is the number %d', (text, number) => {
  expect(numberAt(parseXml(bytes(`<a><b>${text}</b></a>`)), 'b')).toBe(number);
});

it.each(['1,50', '1.234,50', '12e3', 'NaN', '0x10', '1'.repeat(20)])('%s is no number that is guessed', (text) => {
  expect(() => numberAt(parseXml(bytes(`<a><b>${text}</b></a>`)), 'b')).toThrow(BadXml);
});

it.each([
  ['2026-03-05', '2026-03-05'],
  ['2026-03-05+01:00', '2026-03-05'],
  ['20260305', '2026-03-05'],
  ['2026-02-30', null],
  ['05.03.2026', null],
])('%s is the day %s', (text, day) => {
  expect(dayAt(parseXml(bytes(`<a><b>${text}</b></a>`)), 'b')).toBe(day);
});

describe('the beginning of a file', () => {
  const UBL = '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">';
  it.each([
    ['an invoice', UBL, true],
    ['an invoice behind a comment', `<?xml version="1.0"?>\n<!-- written by a program -->\n${UBL}`, true],
    ['an invoice that is cut within a character', `${UBL}<a>ä`, true],
    ['an invoice of no vocabulary', '<Invoice>', false],
    ['an order', '<Order xmlns="urn:oasis:names:specification:ubl:schema:xsd:Order-2">', false],
    ['a page', '<html xmlns="http://www.w3.org/1999/xhtml">', false],
    ['a picture', '<svg xmlns="http://www.w3.org/2000/svg">', false],
    ['a document type', `<!DOCTYPE a>${UBL}`, false],
    ['no XML', 'invoice;total', false],
  ])('is that of %s', (_, text, isOne) => {
    const head = bytes(text);
    expect(beginsAsInvoice(text.endsWith('ä') ? head.subarray(0, head.length - 1) : head)).toBe(isOne);
  });
});

it('XML that is no invoice says so', () => {
  expect(() => invoicesOf(bytes('<a/>'))).toThrow('a is no invoice that can be read');
});
