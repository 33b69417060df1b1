import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MadePages } from '../chapters/make-pages.js';
import type { Pages } from '../chapters/pages.js';
import * as m from '../messages/book.js';
import { Child } from '../processes/ask-child.js';
import { needsJapanese, substitute, SUBSTITUTE } from '../text/text.rules.js';
import { NotTypeset, type Standard, type Template } from './compiler.js';
import { drawable } from './coverage-of-fonts.js';
import { fontFiles } from './fonts.js';

export interface TypesetOrder {
  folder: string;
  /** `any` prefers the native engine if there is one. */
  engine: 'any' | 'wasm' | 'native';
  /** Enforces a standard; the PDF is then returned without `finish`. */
  standard?: Standard;
  /** The colour profile of the book. */
  colours: Uint8Array;
}

/** Tasks that are not books are returned without `finish`. */
export type TypesetTask = TypesetOrder & { fontFiles: string[]; main?: Template };

export interface Typeset {
  path: string;
  /** The peak memory of the process, in bytes. */
  memory: number;
  isNative: boolean;
}

const PATIENCE_MS = 120_000;

/** Writes the template's data to the folder, and typesets it in a child process. @throws NotTypeset */
export async function typeset(made: MadePages, order: TypesetOrder): Promise<Typeset & { substituted: number }> {
  const fonts = fontFiles(needsJapanese(made.pages));
  const { value: pages, count: substituted } = substitute(made.pages, await canDraw(fonts));
  if (substituted > 0) pages.verification.substituted = aboutSubstitutes(pages, substituted);
  for (const [name, content] of [...made.files, ['/pages.json', JSON.stringify(pages)] as const]) {
    const path = join(order.folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  return { ...(await setApart({ ...order, fontFiles: fonts })), substituted };
}

/** Typesets the files in a folder, in a child process. @throws NotTypeset */
export async function setApart(task: TypesetTask): Promise<Typeset> {
  const child = new Child(import.meta.url, 'typeset-child');
  try {
    const answer = await child.ask<Typeset>(task, PATIENCE_MS);
    if ('failed' in answer) throw new NotTypeset(answer.failed);
    return answer.made;
  } finally {
    child.end();
  }
}

function aboutSubstitutes({ language }: Pages, count: number): string {
  const said = m.substituted({ count, sign: SUBSTITUTE });
  return said.in(language) ?? said.toString();
}

/** Caches the characters of each set of fonts: reading them takes a tenth of a second. */
const known = new Map<string, Promise<(codePoint: number) => boolean>>();

function canDraw(files: readonly string[]): Promise<(codePoint: number) => boolean> {
  const key = files.join('\n');
  const drawing = known.get(key) ?? Promise.all(files.map((file) => readFile(file))).then(drawable);
  known.set(key, drawing);
  return drawing;
}
