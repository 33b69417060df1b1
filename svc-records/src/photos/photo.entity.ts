import type { OwnedFile } from '../files/file.entity.js';

/** A photo with its editable fields, and the version of its file. */
export interface Photo extends OwnedFile {
  caption: string | null;
  /** `YYYY-MM-DDTHH:MM:SS` by the camera's clock. */
  taken_at: string;
  taken_from: string;
}
