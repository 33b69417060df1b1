import { isArchive, mediaKindOf } from './media-kind.rules';

const beginning = (text: string) => Uint8Array.from(text, (char) => char.charCodeAt(0));

it.each([
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF89a', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['II*\0', 'image/tiff'],
  ['MM\0*', 'image/tiff'],
  ['\0\0\0\x18ftypheic', 'image/heic'],
  ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'image/heic'],
  ['\0\0\0\x20ftypavif', 'image/avif'],
  ['\0\0\0\x20ftypmif1\0\0\0\0mif1avif', 'image/avif'],
  ['%PDF-1.7', 'application/pdf'],
])('%j begins a file that is kept: %s', (text, type) => {
  expect(mediaKindOf(beginning(text))).toMatchObject({
    type,
    kind: type === 'application/pdf' ? 'document' : 'photo',
  });
});

it.each(['', '<svg xmlns=', 'BM', '\0\0\0\x18ftypmp42', 'x\xff\xd8\xff', 'PK\x03\x04', '%!PS'])(
  '%j begins none',
  (text) => {
    expect(mediaKindOf(beginning(text))).toBeUndefined();
  },
);

it('an archive is known by its beginning', () => {
  expect(isArchive(beginning('PK\x03\x04'))).toBe(true);
  expect(isArchive(beginning('PKx'))).toBe(false);
});
