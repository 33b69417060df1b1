import type { FileKind } from './upload.rules';
import * as m from '../messages/upload-engine';

interface Awaited {
  id: string;
  kind?: FileKind;
  /** The form that it waits for. */
  form: string | null;
}

/** The cost of a sign-out, as a sentence; null if nothing is on its way. One that is known twice counts once. */
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
