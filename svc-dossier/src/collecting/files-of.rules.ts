import type { BookBytes, RecordsBook } from '@carnet/contracts/book';
import { mayShow } from '../evidence/redaction.rules.js';
import type { Book } from '../model/book.js';
import { selected } from '../model/selection.rules.js';
import { paperFile, photoFile, shownFile } from './book-of.rules.js';
import type { CollectedFile } from './collected-book.js';

/** The files that a book shows with its options: no photos of excluded chapters, no sheets of papers that may not be shown. */
export function filesOf(book: Book, { photos, documents }: RecordsBook): CollectedFile[] {
  const shown = new Set(namesIn(book));
  const all = [
    ...photos.flatMap(({ id, shown }) => fileOf(id, photoFile(id), shown)),
    ...documents.flatMap(({ id, original, shown }) => [
      ...fileOf(id, paperFile(id), original),
      ...fileOf(id, shownFile(id), shown),
    ]),
  ];
  return all.filter(({ file }) => shown.has(file));
}

const fileOf = (fileId: number, file: string, bytes: BookBytes | null): CollectedFile[] =>
  bytes ? [{ file, sha256: bytes.sha256, fileId, bytes: bytes.bytes }] : [];

function namesIn(book: Book): string[] {
  const { photos, papers, options } = selected(book);
  const has = (chapter: 'plates' | 'papers'): boolean => options.chapters.includes(chapter);
  const plates = photos.filter(({ isCover }) => isCover || has('plates'));
  const sheets = papers.filter(({ hidden }) => has('papers') && options.sheets && mayShow(hidden, options));
  return [
    ...plates.map(({ file }) => file),
    ...sheets.flatMap(({ file, shown }) => [file, ...(shown ? [shown.file] : [])]),
  ];
}
