import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PictureProcess } from '../src/pictures/picture-process.js';
import { aPdf } from './papers.js';

// Some files of `npm run bench-papers`, each of a kind that has broken a reader.

let folder: string;
let pictures: PictureProcess;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'odd-papers-'));
  pictures = new PictureProcess();
});
afterAll(async () => {
  pictures.onModuleDestroy();
  await rm(folder, { recursive: true });
});

const text = (bytes: Buffer): string => bytes.toString('latin1');
const changed = (from: string | RegExp, to: string): Buffer => Buffer.from(text(aPdf('x')).replace(from, to), 'latin1');

it.each([
  ['pages that are their own children', () => changed('/Kids [4 0 R]', '/Kids [2 0 R]')],
  ['pages that there are none of', () => changed('/Kids [4 0 R] /Count 1', '/Kids [] /Count 0')],
  ['a page that is a line', () => changed('[0 0 595 842]', '[0 0 0.001 842]')],
  ['a catalog that is itself', () => changed('<< /Type /Catalog /Pages 2 0 R >>', '1 0 R')],
  ['a half', () => aPdf('x').subarray(0, 300)],
  ['a head alone', () => Buffer.from('%PDF-1.7\n')],
])('a PDF of %s cannot be read, and the next one can', async (_, bytes) => {
  const path = join(folder, 'paper.pdf');
  const make = async (file: Buffer) => {
    await writeFile(path, file);
    return pictures.make({ path, mediaType: 'application/pdf', folder });
  };
  expect(Object.keys(await make(bytes()))).toContain('unreadable');
  expect(Object.keys(await make(aPdf('whole')))).toContain('made');
});
