import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { textRead } from './reading.rules.js';

/** Only the neural network; its data are the best of those that have whole numbers. */
const LSTM = 1;
const DATA = '4.0.0_best_int';
/** A single column of lines of all sizes, which keeps the sums of an invoice on the lines of what they are for. */
const ONE_COLUMN = '4';
/** Black and white are told apart by what is around, so that a shadow on a receipt is not black. */
const SAUVOLA = '2';

/** Pixels of one byte, line by line. */
export interface GreyPicture {
  width: number;
  height: number;
  data: Buffer;
}

/** Reads pictures of writing. */
export interface Reader {
  /** The text on it; null if it is not writing. */
  read: (picture: GreyPicture) => string | null;
  close: () => void;
}

/** The path of a language's data, from the package that brings them. @throws where it is not installed */
export const dataOf = (language: string): string =>
  createRequire(import.meta.url).resolve(`@tesseract.js-data/${language}/${DATA}/${language}.traineddata.gz`);

/**
 * Tesseract by its core alone: `tesseract.js` around it would bring threads, a cache of files and fetching of languages from the
 * network. A new one for each paper, so that nothing of one gets into another.
 * @param languages of those that are installed, the likeliest first
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
