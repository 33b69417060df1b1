import { byteCount, fileName, readMetadata } from './upload-metadata.rules.js';

const encoded = (text: string) => Buffer.from(text).toString('base64');

describe('Upload-Metadata', () => {
  it('is read by name', () => {
    expect(readMetadata(`filename ${encoded('Öl & Filter.jpg')},kind ${encoded('photo')}, empty`)).toEqual({
      filename: 'Öl & Filter.jpg',
      kind: 'photo',
      empty: '',
    });
    expect(readMetadata(undefined)).toEqual({});
  });

  it('has room for the longest name and caption in any script', () => {
    const metadata = { filename: `${'\u7530'.repeat(196)}.jpg`, caption: '\u7530'.repeat(2_000) };
    const pairs = Object.entries(metadata).map(([name, value]) => `${name} ${encoded(value)}`);
    expect(readMetadata(pairs.join())).toEqual(metadata);
  });

  it('is composed, as all texts are', () => {
    expect(readMetadata(`filename ${encoded('Citroe\u0308n.jpg')}`)).toEqual({ filename: 'Citro\u00ebn.jpg' });
  });

  it.each([
    'filename %%%',
    'a b c',
    '__proto__ eA==',
    `x ${Buffer.from([0xff]).toString('base64')}`,
    'x AAAA',
    'x'.repeat(10_001),
  ])('is refused as %j', (header) => {
    expect(() => readMetadata(header)).toThrow(/Upload-Metadata/);
  });
});

describe('the name of a file', () => {
  it.each([
    ['/home/ann/IMG_1.jpg', 'IMG_1.jpg'],
    ['C:\\Pictures\\IMG_1.jpg', 'IMG_1.jpg'],
    ['../../etc/passwd', 'passwd'],
    ['a\u202egpj.exe', 'agpj.exe'],
    [' a\nb.jpg ', 'ab.jpg'],
  ])('of %j is %j', (given, name) => {
    expect(fileName(given)).toBe(name);
  });

  it.each([undefined, '', ' ', '/', 'x'.repeat(256)])('is refused as %j', (given) => {
    expect(() => fileName(given)).toThrow(/Filename/);
  });
});

it('a number of bytes is one', () => {
  expect(byteCount('Upload-Length', '0')).toBe(0);
  for (const wrong of [undefined, '', '-1', '1e3', '01', '9'.repeat(16)])
    expect(() => byteCount('Upload-Length', wrong)).toThrow('Upload-Length must be a number of bytes');
});
