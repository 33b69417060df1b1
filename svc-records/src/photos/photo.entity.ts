import type { OwnedFile } from '../files/file.entity.js';

/** A photo as its owner can change it, with the version of its file. */
export interface Photo extends OwnedFile {
  caption: string | null;
  /** `YYYY-MM-DDTHH:MM:SS` by the camera's clock. */
  taken_at: string;
  taken_from: string;
}
