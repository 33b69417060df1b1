import type { FileKind } from './upload.rules';
import * as m from '../messages/upload-engine';

interface Awaited {
  id: string;
  kind?: FileKind;
  /** The form that the file waits for. */
  form: string | null;
}

/** A sentence about files that a sign-out would lose; null if there are none. Files listed twice count once. */
export function lossOf(files: readonly Awaited[]): string | null {
  const awaited = [...new Map(files.map((file) => [file.id, file])).values()];
  if (awaited.length === 0) return null;
  const photos = awaited.filter(({ kind = 'photo' }) => kind === 'photo').length;
  const papers = awaited.length - photos;
  const isUnsaved = awaited.every(({ form }) => form !== null);
  if (photos > 0 && papers > 0) return (isUnsaved ? m.unsavedBoth : m.lostBoth)({ photos, papers });
  if (papers > 0) return (isUnsaved ? m.unsavedPapers : m.lostPapers)({ count: papers });
  return (isUnsaved ? m.unsavedPhotos : m.lostPhotos)({ count: photos });
}
