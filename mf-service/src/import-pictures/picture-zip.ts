import type { HeldFile } from '@carnet/contracts';
import { type ArchiveFault, type ArchiveFile, ArchiveProblem, openArchive } from './zip-archive';
import { sendableName } from './file-names.rules';
import { matchNames } from './matching.rules';
import { HEAD_BYTES, isArchive, type MediaKind, mediaKindOf } from './media-kind.rules';
import { MOST_CAPTION, type NamedPicture, namedPictures } from './named-pictures.rules';
import * as m from '../messages/picture-zip';

export { ArchiveProblem } from './zip-archive';
export { withoutPictures } from './named-pictures.rules';

/** A picture or paper to upload, with the entry that named it. */
export interface PlannedPicture {
  /** Index of the entry, from 0. */
  entry: number;
  /** Path in the archive. */
  path: string;
  bytes: number;
  kind: MediaKind['kind'];
  /** Caption, cut to the service's limit. */
  caption: string | null;
  /** Length of the original caption, if it was cut. */
  wholeCaption?: number;
  /** Extracts the file. @throws ArchiveProblem */
  unpack: (signal?: AbortSignal) => Promise<File>;
}

/** Reason why a file of an archive is not uploaded. */
export type Refusal = ArchiveFault | 'no picture' | 'archive' | 'empty';

/** Result of matching an archive's files to the entries. */
export interface PicturePlan {
  found: readonly PlannedPicture[];
  /** Names with no matching file, or with several. */
  missing: readonly { entry: number; name: string; reason: 'missing' | 'ambiguous' }[];
  /** Files that no entry names. */
  unnamed: readonly string[];
  refused: readonly { path: string; why: Refusal }[];
}

/** A ZIP that the person picked: its one JSON file, and its other files. */
export interface PictureZip {
  json: ArchiveFile;
  others: readonly ArchiveFile[];
}

/** @throws ArchiveProblem if the archive cannot be read, or does not contain exactly one JSON file */
export async function openPictureZip(file: Blob): Promise<PictureZip> {
  const files = await openArchive(file);
  const lists = files.filter(({ path }) => /\.json$/i.test(path));
  if (lists.length === 0) throw new ArchiveProblem(m.noJson);
  if (lists.length > 1) {
    const names = lists.slice(0, 3).map(({ path }) => path);
    throw new ArchiveProblem(m.severalJson({ names: names.join(', ') }));
  }
  const [json] = lists;
  if (json!.fault === 'encrypted') throw new ArchiveProblem(m.locked);
  return { json: json!, others: files.filter((one) => one !== json) };
}

/** Finds the files that entries name, and detects their kinds. */
export async function planPictures({ json, others }: PictureZip, entries: readonly unknown[]): Promise<PicturePlan> {
  const named = namedPictures(entries);
  const folder = json.path.replace(/[^/\\]*$/, '');
  const matches = matchNames(
    named.map(({ name }) => name),
    others,
    folder,
  );
  const places = new Map(named.map((picture, at) => [picture, at]));
  const wanted = new Map<ArchiveFile, NamedPicture[]>();
  const missing: PicturePlan['missing'][number][] = [];
  for (const picture of named) {
    const match = matches.get(picture.name)!;
    if ('reason' in match) missing.push({ entry: picture.entry, name: picture.name, reason: match.reason });
    else wanted.set(match.file, [...(wanted.get(match.file) ?? []), picture]);
  }
  const found: { at: number; picture: PlannedPicture }[] = [];
  const refused: PicturePlan['refused'][number][] = [];
  for (const [file, pictures] of wanted) {
    const seen = await look(file);
    if (typeof seen === 'string') refused.push({ path: file.path, why: seen });
    else
      for (const picture of firstOfEntry(pictures))
        found.push({ at: places.get(picture)!, picture: toPlanned(file, seen, picture) });
  }
  const unnamed: string[] = [];
  for (const file of others.filter((one) => !wanted.has(one))) {
    const why = file.fault ?? (/\.zip$/i.test(file.path) ? 'archive' : null);
    if (why) refused.push({ path: file.path, why });
    else unnamed.push(file.path);
  }
  // In the order of the entries.
  found.sort((one, other) => one.at - other.at);
  return { found: found.map(({ picture }) => picture), missing, unnamed, refused };
}

/** Drops duplicates: an entry may name the same file twice. */
const firstOfEntry = (pictures: readonly NamedPicture[]): NamedPicture[] =>
  pictures.filter(({ entry }, at) => pictures.findIndex((other) => other.entry === entry) === at);

async function look(file: ArchiveFile): Promise<MediaKind | Refusal> {
  if (file.fault) return file.fault;
  if (file.bytes === 0) return 'empty';
  const head = await file.head(HEAD_BYTES);
  return mediaKindOf(head) ?? (isArchive(head) ? 'archive' : 'no picture');
}

function toPlanned(file: ArchiveFile, { kind, type, endings }: MediaKind, named: NamedPicture): PlannedPicture {
  const { path, bytes, lastModified } = file;
  return {
    ...{ entry: named.entry, path, bytes, kind },
    ...captionOf(kind, named.caption),
    unpack: async (signal) => new File([await file.read(signal)], sendableName(path, endings), { type, lastModified }),
  };
}

function captionOf(kind: MediaKind['kind'], caption: string | null): Pick<PlannedPicture, 'caption' | 'wholeCaption'> {
  const most = MOST_CAPTION[kind];
  if (caption === null || caption.length <= most) return { caption };
  return { caption: `${caption.slice(0, most - 1).replace(/\p{Surrogate}/gu, '')}…`, wholeCaption: caption.length };
}

/**
 * Extracts the files of a plan one by one, on demand. `group` is the entry's index; `position` counts the entry's own pictures. Damaged files are reported and
 * skipped.
 */
export async function* filesOf(
  pictures: readonly PlannedPicture[],
  signal: AbortSignal,
  { onFile, onDamaged }: { onFile: (at: number) => void; onDamaged: (path: string) => void },
): AsyncIterable<HeldFile> {
  const places = new Map<number, number>();
  for (const [at, { entry, path, kind, caption, unpack }] of pictures.entries()) {
    onFile(at);
    const position = (places.get(entry) ?? 0) + 1;
    places.set(entry, position);
    const file = await unpack(signal).catch((error: unknown) => {
      if (!(error instanceof ArchiveProblem)) throw error;
      onDamaged(path);
    });
    if (file) yield { file, kind, caption, group: String(entry), position };
  }
}
