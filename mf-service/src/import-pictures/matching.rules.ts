import { folded, type Segments, segmentsOf, spellingsOf } from './file-names.rules';

/** A file of an archive, with all possible decodings of its name. */
export interface NamedFile {
  spellings: readonly string[];
}

export type Match<File> = { file: File } | { reason: 'missing' | 'ambiguous' };

interface Spelled<File> {
  file: File;
  segments: Segments;
}

/**
 * Finds the file for each name.
 *
 * First by path: the name equals the file's path, relative to `base` or to the root; or one is a suffix of the other, for example if the name contains folders
 * of a computer. Matches with the same case win, then longer ones. Remaining names match by file name alone, if exactly one unused file has that name and only
 * one name asks for it.
 * @param base folder of the file that contains the names
 */
export function matchNames<File extends NamedFile>(
  names: readonly string[],
  files: readonly File[],
  base = '',
): Map<string, Match<File>> {
  const byName = indexOf(files);
  const wanted = [...new Set(names)];
  const found = new Map(wanted.map((name): [string, Match<File>] => [name, byPath(name, byName, segmentsOf(base))]));
  const taken = new Set([...found.values()].flatMap((match) => ('file' in match ? [match.file] : [])));
  const loose = new Map<File, string[]>();
  for (const name of wanted) {
    const match = found.get(name)!;
    if ('file' in match || match.reason === 'ambiguous') continue;
    const free = unique(candidatesOf(name, byName).map(({ file }) => file)).filter((file) => !taken.has(file));
    if (free.length === 1) loose.set(free[0]!, [...(loose.get(free[0]!) ?? []), name]);
    else if (free.length > 1) found.set(name, { reason: 'ambiguous' });
  }
  for (const [file, claims] of loose)
    for (const name of claims) found.set(name, areAlike(claims) ? { file } : { reason: 'ambiguous' });
  return found;
}

function indexOf<File extends NamedFile>(files: readonly File[]): Map<string, Spelled<File>[]> {
  const index = new Map<string, Spelled<File>[]>();
  for (const file of files)
    for (const spelling of file.spellings) {
      const segments = segmentsOf(spelling);
      const key = folded(segments.at(-1) ?? '');
      index.set(key, [...(index.get(key) ?? []), { file, segments }]);
    }
  return index;
}

const candidatesOf = <File>(name: string, byName: Map<string, Spelled<File>[]>): Spelled<File>[] =>
  spellingsOf(name).flatMap((segments) => byName.get(folded(segments.at(-1) ?? '')) ?? []);

function byPath<File>(name: string, byName: Map<string, Spelled<File>[]>, base: Segments): Match<File> {
  let best: { rank: number; files: Set<File> } = { rank: 0, files: new Set() };
  for (const segments of spellingsOf(name))
    for (const { file, segments: path } of byName.get(folded(segments.at(-1) ?? '')) ?? []) {
      const rank = Math.max(rankOf([...base, ...segments], path) * 2 + 1, rankOf(segments, path) * 2);
      if (rank > 1 && rank > best.rank) best = { rank, files: new Set([file]) };
      else if (rank === best.rank) best.files.add(file);
    }
  if (best.files.size === 0) return { reason: 'missing' };
  return best.files.size === 1 ? { file: [...best.files][0]! } : { reason: 'ambiguous' };
}

const WHOLE = 1_000_000;
const SAME_CASE = 1_000;

/** Rank of a name's match with a path; 0 if neither is a suffix of the other. */
function rankOf(name: Segments, path: Segments): number {
  const shared = Math.min(name.length, path.length);
  if (shared === 0) return 0;
  const [end, other] = [name.slice(-shared), path.slice(-shared)];
  if (end.some((part, at) => folded(part) !== folded(other[at]!))) return 0;
  const isWhole = name.length === path.length;
  const isSameCase = end.every((part, at) => part === other[at]);
  return (isWhole ? WHOLE : 0) + (isSameCase ? SAME_CASE : 0) + Math.min(shared, SAME_CASE - 1);
}

/** Tells whether names differ only in case and slashes. */
const areAlike = (names: readonly string[]): boolean =>
  new Set(names.map((name) => folded(segmentsOf(name).join('/')))).size === 1;

const unique = <One>(items: readonly One[]): One[] => [...new Set(items)];
