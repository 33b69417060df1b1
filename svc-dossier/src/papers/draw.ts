import { SIGNED_TYPE, XML_TYPE } from '@carnet/media';
import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Drawn, DrawnPaper, DrawnPicture } from '../chapters/drawn.js';
import { paperNumber, plateNumber } from '../chapters/making.js';
import { mayAttach, mayShow } from '../evidence/redaction.rules.js';
import type { Book, Paper, Photo } from '../model/book.js';
import { Child, lacksRoom } from '../processes/ask-child.js';
import type { DrawAnswer, DrawOrder } from './draw-orders.js';
import { pixelsOfSheets, sideOfPhotos } from './pixels.rules.js';

/** The time limit for drawing one photo or paper. */
const PATIENCE_MS = 20_000;
const COVER_SIDE = 1_800;
const MOST_SHEETS = 30;

export type DrawStep = 'photos' | 'sheets';
type Tell = (step: DrawStep, done: number, of: number) => void;

/** Draws the files of a book, one after the other. A file that cannot be drawn gets a placeholder sheet; it never fails the book. */
export async function draw(book: Book, source: string, folder: string, tell: Tell): Promise<Drawn> {
  for (const name of ['photos', 'sheets', 'papers']) await mkdir(join(folder, name), { recursive: true });
  const child = new Child(import.meta.url, 'draw-child');
  const ask = async <Order extends DrawOrder>(order: Order): Promise<DrawAnswer<Order['kind']> | null> => {
    const answer = await child.ask<DrawAnswer<Order['kind']>>(order, PATIENCE_MS);
    if ('made' in answer) return answer.made;
    // A picture that only lacked room must not be missing in a sealed book.
    if (lacksRoom(answer)) throw new Error(answer.failed);
    return null;
  };
  try {
    const drawing = { book, source, folder, tell, ask };
    return { cover: await drawCover(drawing), photos: await drawPhotos(drawing), papers: await drawPapers(drawing) };
  } finally {
    child.end();
  }
}

interface Drawing {
  book: Book;
  source: string;
  folder: string;
  tell: Tell;
  ask: <Order extends DrawOrder>(order: Order) => Promise<DrawAnswer<Order['kind']> | null>;
}

async function drawCover({ book, source, folder, ask }: Drawing): Promise<DrawnPicture | null> {
  const photo = book.photos.find(({ isCover }) => isCover);
  if (!photo) return null;
  return ask({ kind: 'photo', path: join(source, photo.file), folder, name: '/photos/cover.jpg', side: COVER_SIDE });
}

async function drawPhotos({ book, source, folder, tell, ask }: Drawing): Promise<Map<number, DrawnPicture>> {
  const made = new Map<number, DrawnPicture>();
  const photos: Photo[] = book.options.chapters.includes('plates') ? book.photos : [];
  const side = sideOfPhotos(photos.length);
  for (const [at, photo] of photos.entries()) {
    const name = `/photos/${plateNumber(photo.number)}.jpg`;
    const picture = await ask({ kind: 'photo', path: join(source, photo.file), folder, name, side });
    if (picture) made.set(photo.number, picture);
    tell('photos', at + 1, photos.length);
  }
  return made;
}

async function drawPapers(drawing: Drawing): Promise<Map<number, DrawnPaper>> {
  const { book, source, tell, ask } = drawing;
  const { options } = book;
  const made = new Map<number, DrawnPaper>();
  if (!options.sheets || !options.chapters.includes('papers')) return made;
  const shown = book.papers.filter(({ hidden }) => mayShow(hidden, options));
  let sheets = 0;
  for (const paper of shown) {
    const { file, mediaType } = paper.shown ?? paper;
    const count = (await ask({ kind: 'count', path: join(source, file), mediaType })) ?? 0;
    sheets += Math.min(count, MOST_SHEETS);
  }
  const pixels = pixelsOfSheets(sheets);
  for (const [at, paper] of shown.entries()) {
    const original = !mayAttach(paper, options) || (await copied(drawing, paper));
    made.set(paper.number, { ...(await drawOne(drawing, paper, pixels)), original });
    tell('sheets', at + 1, shown.length);
  }
  return made;
}

/** Copies the original for the attachment; returns false if it is lost. A lost original gets a placeholder sheet with its hash. */
async function copied({ source, folder }: Drawing, { file, number }: Paper): Promise<boolean> {
  try {
    await copyFile(join(source, file), join(folder, 'papers', paperNumber(number)));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return false;
  }
}

/** Types of invoices that are only data, and have no sheets. */
const DATA_TYPES: readonly string[] = [XML_TYPE.type, SIGNED_TYPE.type];

async function drawOne({ book, source, folder, ask }: Drawing, paper: Paper, pixels: number): Promise<DrawnPaper> {
  if (DATA_TYPES.includes(paper.mediaType)) return { sheets: [], trouble: 'empty', more: 0 };
  const { file, mediaType } = paper.shown ?? paper;
  const order: DrawOrder = {
    kind: 'paper',
    path: join(source, file),
    mediaType,
    folder,
    name: `/sheets/${paperNumber(paper.number)}`,
    pixels,
    most: MOST_SHEETS,
    hidden: paper.hidden ?? [],
    turned: paper.turned,
    isRead: mayAttach(paper, book.options),
  };
  return (await ask(order)) ?? { sheets: [], trouble: 'unreadable', more: 0 };
}
