import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withRoom } from '@carnet/files';
import { encode, renderSVG } from 'uqr';
import { needsJapanese, settable } from '../../text/text.rules.js';
import { fontFiles } from '../../typeset/fonts.js';
import { setApart, type TypesetTask } from '../../typeset/typeset.js';
import { STICKER_FORMATS, type StickerFormatName } from './formats.js';

export interface StickerOrder {
  format: StickerFormatName;
  /** The number of labels already used on the sheet. */
  skip: number;
  /** The URL in the code. */
  address: string;
  /** The name of the vehicle; the line below it says what the code is for. */
  name: string;
  line: string;
  language: string;
}

/** Error correction Q: the code stays readable if a quarter of it is dirty. */
const CODE = { border: 0, ecc: 'Q' } as const;

/** A sheet of stickers as a PDF, typeset in a child process. @throws NotTypeset, or NoSpaceLeft (503) if the disk is full */
export const stickerSheet = (order: StickerOrder): Promise<Buffer> => withRoom(() => sheetOf(order));

async function sheetOf(order: StickerOrder): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'carnet-stickers-'));
  try {
    const content = contentOf(order);
    await writeFile(join(folder, 'pages.json'), JSON.stringify(content));
    await writeFile(join(folder, 'code.svg'), renderSVG(order.address, CODE));
    const task: TypesetTask = {
      ...{ folder, engine: 'any', main: 'stickers', colours: new Uint8Array() },
      fontFiles: fontFiles(needsJapanese(content)),
    };
    return await readFile((await setApart(task)).path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function contentOf({ format, skip, address, name, line, language }: StickerOrder): object {
  const sheet = STICKER_FORMATS[format];
  return {
    ...sheet,
    ...{ address, language },
    ...{ name: settable(name), line: settable(line), title: settable(`${name}: ${line}`) },
    modules: encode(address, CODE).size,
    skip: Math.min(skip, sheet.columns * sheet.rows - 1),
  };
}
