import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Book, Paper } from '../../../svc-dossier/src/model/book.js';
import { engineBay, instruments, onTheBench, wheelCloseUp } from '../seed/drawing/close-ups.js';
import { profile } from '../seed/drawing/profile.js';
import type { Scene } from '../seed/drawing/scenes.js';
import { silhouettes } from '../seed/drawing/silhouettes.data.js';
import { pdfOf } from '../seed/papers.js';

const PAINT = '#2456a6';
const SCENES: Scene[] = ['morning', 'autumn', 'noon', 'winter', 'garage'];
/** JPEG quality of a camera. */
const QUALITY = 88;

/** Draws and writes the photos and papers of an example. @returns the book with the hashes of its papers */
export async function writeExampleFiles(book: Book, folder: string): Promise<Book> {
  for (const name of ['photos', 'papers']) await mkdir(join(folder, name), { recursive: true });
  for (const [at, { file }] of book.photos.entries()) {
    const drawn = sharp(Buffer.from(picture(at))).flatten({ background: '#000' });
    // One photo in seven is upright, as phones take them.
    const shaped = at % 7 === 3 ? drawn.resize({ width: 800, height: 1_066, fit: 'cover' }) : drawn;
    await shaped.jpeg({ quality: QUALITY }).toFile(join(folder, file));
  }
  for (const paper of book.papers) await writeFile(join(folder, paper.file), bytesOf(book, paper));
  const papers = await Promise.all(
    book.papers.map(async (paper) => ({ ...paper, sha256: sha256(await readFile(join(folder, paper.file))) })),
  );
  return { ...book, papers };
}

function picture(at: number): string {
  const car = silhouettes['MX-5 Miata'];
  switch (at % 5) {
    case 1:
      return engineBay(4, PAINT, '#b9bcbd');
    case 2:
      return instruments(74_000 + at * 1_300, PAINT);
    case 3:
      return wheelCloseUp(car.rim, PAINT);
    case 4:
      return onTheBench('#b4561f');
    default:
      return profile(car, PAINT, SCENES[Math.floor(at / 5) % SCENES.length]!, `MX-5 ${at}`);
  }
}

function bytesOf({ services, vehicle }: Book, paper: Paper): Buffer {
  if (paper.file.endsWith('locked.pdf')) return LOCKED;
  if (paper.file.endsWith('broken.pdf')) return Buffer.from('This was a PDF once.');
  const of = services.find(({ papers }) => papers.includes(paper.number))!;
  const total = of.cost?.amount ?? 0;
  return pdfOf({
    from: of.workshop ?? 'Receipt',
    title: `Invoice ${of.day.slice(0, 4)}-${String(1_000 + of.id)}`,
    lines: [
      ['Date', of.day],
      ['Vehicle', `${vehicle.year} ${vehicle.make} ${vehicle.model}`],
      ['Chassis', vehicle.vin ?? ''],
      ['Mileage', String(of.mileage ?? '')],
      [of.name, `$${(total * 0.62).toFixed(2)}`],
      ...of.parts.map((part): [string, string] => [
        `${part.name} ${part.number ?? ''}`,
        `$${(total * 0.28).toFixed(2)}`,
      ]),
      ['Shop supplies', `$${(total * 0.1).toFixed(2)}`],
      ['Total', `$${total.toFixed(2)}`],
    ],
  });
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** A PDF of one empty page with an unknown password. */
const LOCKED = Buffer.from(
  `%PDF-1.4
1 0 obj
<</Type/Catalog/Pages 2 0 R>>
endobj
2 0 obj
<</Type/Pages/Kids[3 0 R]/Count 1>>
endobj
3 0 obj
<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>
endobj
4 0 obj
<</Filter/Standard/V 1/R 2/O<${'61'.repeat(32)}>/U<${'62'.repeat(32)}>/P -4>>
endobj
trailer
<</Size 5/Root 1 0 R/Encrypt 4 0 R/ID[<00><00>]>>
%%EOF`,
  'latin1',
);
