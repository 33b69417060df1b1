import { matchNames } from './matching.rules';
import { fileNameOf, sendableName } from './file-names.rules';
import { HEAD_BYTES, type MediaKind, mediaKindOf } from './media-kind.rules';
import { type ArchiveFile, ArchiveProblem, openArchive } from './zip-archive';

export { type ArchiveFile, ArchiveProblem, fileNameOf, openArchive };

/** Extracts the file that `location` names; null if it is missing, ambiguous, or cannot be unpacked. */
export async function unpackedOf(
  location: string,
  files: readonly ArchiveFile[],
  signal: AbortSignal,
): Promise<Blob | null> {
  const match = matchNames([location], files).get(location);
  if (!match || !('file' in match) || match.file.fault) return null;
  return match.file.read(signal).catch((error: unknown) => {
    if (error instanceof ArchiveProblem) return null;
    throw error;
  });
}

/** Makes a file to upload from bytes, by their content; null if it is neither a picture nor a PDF. */
export async function sendableFile(bytes: Blob, name: string): Promise<{ file: File; kind: MediaKind['kind'] } | null> {
  const head = new Uint8Array(await bytes.slice(0, HEAD_BYTES).arrayBuffer());
  const seen = mediaKindOf(head);
  return seen
    ? { file: new File([bytes], sendableName(name, seen.endings), { type: seen.type }), kind: seen.kind }
    : null;
}
