import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
