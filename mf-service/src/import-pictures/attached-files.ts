import { matchNames } from './matching.rules';
import { fileNameOf, sendableName } from './file-names.rules';
import { HEAD_BYTES, type MediaKind, mediaKindOf } from './media-kind.rules';
import { type ArchiveFile, ArchiveProblem, openArchive } from './zip-archive';

export { type ArchiveFile, ArchiveProblem, fileNameOf, openArchive };

/** The file of an archive that `location` names; null where there is none, several could be meant, or it cannot be unpacked. */
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

/** Bytes as a file that can be sent, by what they are; null where that is neither a picture nor a PDF. */
export async function sendableFile(bytes: Blob, name: string): Promise<{ file: File; kind: MediaKind['kind'] } | null> {
  const head = new Uint8Array(await bytes.slice(0, HEAD_BYTES).arrayBuffer());
  const seen = mediaKindOf(head);
  return seen
    ? { file: new File([bytes], sendableName(name, seen.endings), { type: seen.type }), kind: seen.kind }
    : null;
}
