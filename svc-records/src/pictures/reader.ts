import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { textRead } from './reading.rules.js';

/** The LSTM engine only; its data files are the best integer models. */
const LSTM = 1;
const DATA = '4.0.0_best_int';
/** Page segmentation mode: a single column, which keeps the amounts of an invoice on the lines of their items. */
const ONE_COLUMN = '4';
/** Adaptive thresholding (Sauvola), so that a shadow on a receipt does not become black. */
const SAUVOLA = '2';

/** Greyscale pixels of one byte, row by row. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Buffer;
}

/** Recognizes text in pictures. */
export interface Reader {
  /** The recognized text; null if the picture contains no text. */
  read: (picture: GreyPicture) => string | null;
  close: () => void;
}

/** The path of a language's data file, from its npm package. @throws if it is not installed */
export const dataOf = (language: string): string =>
  createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/${DATA}/${language}.traineddata.gz`);

/**
 * Uses the core of Tesseract only: the wrapper `tesseract.js` adds threads, a file cache and downloads of languages. Each paper gets a new instance, so that no
 * data of one paper reaches another.
 * @param languages installed ones, the most likely first
 */
export async function openReader(languages: readonly string[]): Promise<Reader> {
  const { default: open } = await import('tesseract.js-core/tesseract-core-simd-lstm.js');
  const core = await open({ print: () => undefined, printErr: () => undefined });
  for (const language of languages)
    core.FS.writeFile(`${language}.traineddata`, await promisify(gunzip)(await readFile(dataOf(language))));
  const tesseract = new core.TessBaseAPI();
  if (tesseract.Init(null, languages.join('+'), LSTM) !== 0) throw new Error('Tesseract did not take its languages');
  tesseract.SetVariable('tessedit_pageseg_mode', ONE_COLUMN);
  tesseract.SetVariable('thresholding_method', SAUVOLA);
  return {
    read: ({ width, height, data }) => {
      core.FS.writeFile('/input', Buffer.concat([Buffer.from(`P5 ${width} ${height} 255\n`), data]));
      if (tesseract.SetImageFile(1, 0) !== 0) throw new Error('Tesseract did not take a picture');
      tesseract.Recognize(null);
      return textRead(tesseract.GetTSVText(0));
    },
    close: () => tesseract.End(),
  };
}
