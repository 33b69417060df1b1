import type { Language, Said } from '@carnet/messages';
import * as m from '../messages/export-file.js';
import type { ExportCounts } from '../exports/export.entity.js';

export interface ReadmeAbout extends ExportCounts {
  language: Language;
  /** The day of the request, in the owner's time zone. */
  askedOn: string;
  /** The number of lists. */
  lists: number;
}

/** The README of an export, plain text. */
export function readmeOf({ language, askedOn, rows, lists, files, missing }: ReadmeAbout): string {
  const say = (said: Said): string => said.in(language) ?? String(said);
  const title = say(m.title);
  const folders = {
    'index.html': m.index,
    'json/': m.json,
    'csv/': m.csv,
    'files/': m.files,
    'trash/': m.trash,
    'books/': m.books,
    'manifest.json': m.manifest,
  };
  return [
    `${title}\n${'='.repeat(title.length)}`,
    say(m.made({ day: askedOn, rows, lists, files })),
    ...Object.entries(folders).map(([path, said]) => `${path}\n    ${say(said)}`),
    say(m.journal),
    say(m.account),
    ...(missing > 0 ? [say(m.missing({ files: missing }))] : []),
    '',
  ].join('\n\n');
}
