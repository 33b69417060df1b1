import { agrees, endingOf, mayBe, PICTURE_TYPES, typeOfContent } from './media-types.rules.js';

it.each([
  ['IMG_2041.JPG', 'jpg'],
  ['a.b.heic', 'heic'],
  ['no ending', ''],
  ['ends with a dot.', ''],
  ['dir.d/x', ''],
])('the ending of %j is %j', (name, ending) => {
  expect(endingOf(name)).toBe(ending);
});

it('a picture is one by its name', () => {
  expect(mayBe(PICTURE_TYPES, 'x.HEIC')).toBe(true);
  expect(['x.svg', 'x.html', 'x.pdf', 'x', 'x.jpg.exe'].filter((name) => mayBe(PICTURE_TYPES, name))).toEqual([]);
});

it('content and name have to say the same', () => {
  expect(agrees(PICTURE_TYPES, 'x.jpeg', 'image/jpeg')).toBe(true);
  expect(agrees(PICTURE_TYPES, 'x.png', 'image/jpeg')).toBe(false);
  expect(agrees(PICTURE_TYPES, 'x.jpg', undefined)).toBe(false);
  expect(agrees(PICTURE_TYPES, 'x.svg', 'image/svg+xml')).toBe(false);
});

const aHead = (...brands: string[]): Buffer => {
  const [major, ...others] = brands;
  const head = Buffer.alloc(16 + 4 * others.length + 8);
  head.writeUInt32BE(16 + 4 * others.length, 0);
  head.write(`ftyp${major}`, 4, 'latin1');
  others.forEach((brand, at) => head.write(brand, 16 + 4 * at, 'latin1'));
  // Another box follows. Its name must not be read as a brand.
  head.write('avif', 16 + 4 * others.length + 4, 'latin1');
  return head;
};

it.each([
  ['image/heif', aHead('mif1', 'avif', 'miaf'), 'image/avif'],
  ['image/heif-sequence', aHead('msf1', 'avis'), 'image/avif'],
  ['image/heif', aHead('mif1', 'heic'), 'image/heif'],
  ['image/heic-sequence', aHead('hevc'), 'image/heic'],
  ['image/apng', Buffer.from('\x89PNG', 'latin1'), 'image/png'],
  ['image/jpeg', Buffer.alloc(0), 'image/jpeg'],
  [undefined, aHead('avif'), undefined],
  [undefined, Buffer.from('\ufeff <Invoice xmlns="urn:x">'), 'application/xml'],
  [undefined, Buffer.from('<!-- written by a program --><Invoice>'), 'application/xml'],
  [undefined, Buffer.from('total < 5'), undefined],
  [undefined, Buffer.from('3082012c06092a864886f70d010702a0820121', 'hex'), 'application/pkcs7-mime'],
  [undefined, Buffer.from('308006092a864886f70d010702a080', 'hex'), 'application/pkcs7-mime'],
  [undefined, Buffer.from('MIIBLAYJKoZIhvcNAQcCoIIBIQ=='), 'application/pkcs7-mime'],
  [undefined, Buffer.from('3082012c06092a864886f70d010701a0820121', 'hex'), undefined],
])('%s with its first bytes is %#', (found, head, type) => {
  expect(typeOfContent(found, head)).toBe(type);
});

it('cameras have an ending of their own for HEIF', () => {
  for (const type of ['image/heic', 'image/heif', 'image/avif'])
    expect(agrees(PICTURE_TYPES, 'DSC1.HIF', type)).toBe(true);
});
