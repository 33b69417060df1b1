import sharp, { type Sharp } from 'sharp';
import { decode } from './decode.js';
import { openPdf, PDF } from './paper.js';
import { pictureFileOf } from './picture-file.js';
import { processorTime } from './processor-time.js';
import { type GreyPicture, openReader, type Reader } from './reader.js';
import { languagesFor } from './reading.rules.js';
import { skewOf } from './skew.rules.js';

/** The longest side that is read: a sheet at some 190 dots an inch. */
const READ_SIDE = 2200;
/** A smaller picture is no paper. */
const FEWEST_PIXELS = 150 * 150;
/** The number of a scan's pages that are read; no page and no turn is begun once this much of a processor was needed. */
const PAGES_READ = 5;
const LAST_BEGIN_MS = 12_000;
/** The longest side of which the skew is found, and from how many degrees on it is undone. */
const SKEW_SIDE = 900;
const LEAST_SKEW = 0.3;
/** Ways in which a paper may lie before a camera that does not know which way is up, the likeliest first. */
const TURNS = [0, 90, 270, 180];

/** Reads the text on a picture of a paper, or on the first pages of a scan; null if there is none. */
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

/** As it stands, or else as it would if it were turned; its lines level, so that a sum stays on the line of what it is for. */
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

/** As it was typed into a form over the scan, which is surer than what can be read of its picture. */
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
