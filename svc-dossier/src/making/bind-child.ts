// The child process of one book. It has the key, but no database and no network. It starts further processes for drawing and typesetting.
import { createHash, createPrivateKey } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeBook } from '../make-book.js';
import { answering } from '../processes/ask-child.js';
import { giveWay } from '../processes/give-way.js';
import { onLeash } from '../processes/leash.js';
import type { BindingOrder, BoundBook, MadeFile } from './bound-book.js';
import { drawPreviews } from './previews.js';

const MOST_MEMORY = 1_200 * 1024 * 1024;

// Lowers the priority of this process and its children, so that answers of the service come first.
giveWay();
onLeash(MOST_MEMORY);
answering<BindingOrder, BoundBook>(async ({ book, journal, source, folder, key }) => {
  const work = join(folder, 'work');
  await mkdir(work, { recursive: true });
  const sealing = { name: key.name, privateKey: createPrivateKey(key.pem) };
  const order = { book, journal, source, folder: work, key: sealing, engine: 'any' as const };
  const made = await makeBook(order, (step, done, of) => process.send!({ progress: { step, done, of } }));
  const { pages, pictures } = await drawPreviews(made.pdf);
  return {
    file: await kept(join(folder, 'book.pdf'), made.pdf),
    previews: await Promise.all(pictures.map((picture, at) => kept(join(folder, `page-${at + 1}.webp`), picture))),
    counts: { ...made.counts, pages },
    fingerprint: made.fingerprint,
    seal: made.note,
    checkpoint: journal?.note ?? null,
    madeWith: await madeWith(made.isNative),
  };
});

async function kept(path: string, content: Uint8Array): Promise<MadeFile> {
  await writeFile(path, content);
  return { path, sha256: createHash('sha256').update(content).digest('hex'), bytes: content.length };
}

/** Versions of the tools, so that the same bytes can be made again. */
async function madeWith(isNative: boolean): Promise<Record<string, string>> {
  const room = new URL('../../package.json', import.meta.url);
  const { version, dependencies } = JSON.parse(await readFile(room, 'utf8')) as Package;
  const typst = dependencies['@myriaddreamin/typst-ts-web-compiler'] ?? '';
  return { carnet: version, engine: `typst-ts ${typst} ${isNative ? 'native' : 'wasm'}`, node: process.versions.node };
}

interface Package {
  version: string;
  dependencies: Record<string, string>;
}
