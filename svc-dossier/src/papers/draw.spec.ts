import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { aBook, aPaper } from '../../test/a-book.js';
import { draw } from './draw.js';

let folder: string;
beforeEach(async () => (folder = await mkdtemp(join(tmpdir(), 'draw-'))));
afterEach(() => rm(folder, { recursive: true }));

it('an invoice that is nothing but data has no sheet, and is attached as it came', async () => {
  await writeFile(join(folder, 'invoice.xml'), '<Invoice/>');
  const papers = [aPaper(1, { file: 'invoice.xml', mediaType: 'application/xml', isData: true })];
  const drawn = await draw(aBook({ papers, photos: [] }), folder, folder, () => undefined);
  expect(drawn.papers.get(1)).toEqual({ sheets: [], trouble: 'empty', more: 0, original: true });
});

it('a paper whose picture lacked room fails the book, which is made once there is room', async () => {
  await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
    .png()
    .toFile(join(folder, 'p.png'));
  await mkdir(join(folder, 'sheets'));
  await symlink('/dev/full', join(folder, 'sheets', 'R-001-1.jpg'));
  const papers = [aPaper(1, { file: 'p.png', mediaType: 'image/png' })];
  await expect(draw(aBook({ papers, photos: [] }), folder, folder, () => undefined)).rejects.toThrow('ENOSPC');
});
