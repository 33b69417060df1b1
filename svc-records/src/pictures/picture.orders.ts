/** What the picture process is asked to do, and what it answers: messages between two processes. */
export interface PictureOrder {
  id: number;
  /** Where the original lies, and what it is by its content. */
  path: string;
  mediaType: string;
  /** An empty folder for what is made. */
  folder: string;
}

/** A picture that was made, in a file of its own. */
export interface MadeVariant {
  /** Its longest side at most, as a text: `320`. */
  name: string;
  path: string;
  sha256: string;
  bytes: number;
  width: number;
  height: number;
}

/** What was found in an original, the right way up. */
export interface MadePicture {
  width: number;
  height: number;
  /** Base64 of some 25 bytes, from which a page draws a blurred picture at once. */
  thumbhash: string;
  /** Some of it could not be read. */
  isDamaged: boolean;
  /** What the camera's clock showed, `YYYY-MM-DDTHH:MM:SS`, and how far it was from UTC, `+02:00`. */
  takenAt: string | null;
  takenOffset: string | null;
  camera: string | null;
  variants: MadeVariant[];
}

/** `unreadable` says why an original is no picture that can be shown; another try would find the same. */
export type PictureAnswer = { id: number } & ({ made: MadePicture } | { unreadable: string } | { failed: string });
