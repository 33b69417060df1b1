import sharp, { type Sharp } from 'sharp';
import { decode } from './decode.js';
import { openPdf, PDF } from './paper.js';
import { pictureFileOf } from './picture-file.js';
import { processorTime } from './processor-time.js';
import { type GreyPicture, openReader, type Reader } from './reader.js';
import { languagesFor } from './reading.rules.js';
import { skewOf } from './skew.rules.js';

/** The longest side in pixels for text recognition: A4 at about 190 dpi. */
const READ_SIDE = 2200;
/** Smaller pictures cannot be papers. */
const FEWEST_PIXELS = 150 * 150;
/** The maximum number of pages to read in a scan. After the time limit below, no further page or rotation is tried. */
const PAGES_READ = 5;
const LAST_BEGIN_MS = 12_000;
/** The longest side for measuring the skew, and the smallest skew in degrees that is corrected. */
const SKEW_SIDE = 900;
const LEAST_SKEW = 0.3;
/** Rotations to try, the most likely first, because a camera above a table does not know which way is up. */
const TURNS = [0, 90, 270, 180];

/** Recognizes the text on a picture of a paper, or on the first pages of a scan; null if there is none. */
export async function readPicture(
  path: string,
  mediaType: string,
  languages: readonly string[],
): Promise<string | null> {
  const begun = processorTime();
  const isLate = (): boolean => processorTime() - begun > LAST_BEGIN_MS;
  const pictures = mediaType === PDF ? pagesOf(path) : photosOf(path, mediaType);
  let reader: Reader | null = null;
  let order = languages;
  const texts: string[] = [];
  try {
    for await (const picture of pictures) {
      reader ??= await openReader(order);
      let text = await readTurned(reader, picture, isLate);
      const better = languagesFor(text ?? '', order);
      if (better !== order && !isLate()) {
        reader.close();
        order = better;
        reader = await openReader(order);
        text = (await readTurned(reader, picture, isLate)) ?? text;
      }
      if (text !== null) texts.push(text);
      if (isLate()) break;
    }
  } finally {
    reader?.close();
  }
  if (mediaType === PDF) texts.push(...(await filledInto(path)));
  return texts.length > 0 ? texts.join('\n\n') : null;
}

/** Reads the picture as it is, else rotated. Lines are levelled, so that an amount stays on the line of its item. */
async function readTurned(reader: Reader, picture: Sharp, isLate: () => boolean): Promise<string | null> {
  const upright = await greyOf(picture);
  for (const turn of TURNS) {
    const text = reader.read(await levelled(turn === 0 ? upright : await turned(upright, turn)));
    if (text !== null || isLate()) return text;
  }
  return null;
}

async function levelled(picture: GreyPicture): Promise<GreyPicture> {
  const skew = skewOf(
    await bytesOf(sharpOf(picture).resize(SKEW_SIDE, SKEW_SIDE, { fit: 'inside', withoutEnlargement: true })),
  );
  return Math.abs(skew) < LEAST_SKEW ? picture : turned(picture, -skew);
}

async function* photosOf(path: string, mediaType: string): AsyncGenerator<Sharp> {
  const { places } = await pictureFileOf(path, mediaType);
  for (const place of places.slice(0, PAGES_READ)) {
    const { image } = await decode({ path, mediaType, place, failOn: 'none' });
    const { width, height } = await image().metadata();
    if (width * height >= FEWEST_PIXELS) yield image().flatten({ background: 'white' });
  }
}

async function* pagesOf(path: string): AsyncGenerator<Sharp> {
  const pdf = await openPdf(path);
  try {
    for (let page = 0; page < Math.min(pdf.pages, PAGES_READ); page += 1) {
      const { rgba, width, height } = await pdf.render(page, READ_SIDE);
      yield sharp(rgba, { raw: { width, height, channels: 4 } }).flatten({ background: 'white' });
    }
  } finally {
    pdf.close();
  }
}

/** Texts typed into a form over the scan, which are more reliable than OCR. */
async function filledInto(path: string): Promise<string[]> {
  const pdf = await openPdf(path);
  try {
    return [pdf.text().filled].filter(Boolean);
  } finally {
    pdf.close();
  }
}

const greyOf = (picture: Sharp): Promise<GreyPicture> =>
  bytesOf(picture.resize(READ_SIDE, READ_SIDE, { fit: 'inside', withoutEnlargement: true }));

const turned = (picture: GreyPicture, degrees: number): Promise<GreyPicture> =>
  bytesOf(sharpOf(picture).rotate(degrees, { background: 'grey' }));

const sharpOf = ({ data, width, height }: GreyPicture): Sharp => sharp(data, { raw: { width, height, channels: 1 } });

async function bytesOf(picture: Sharp): Promise<GreyPicture> {
  const { data, info } = await picture.greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
