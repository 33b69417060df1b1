/** The camera's notes in a picture, as `exif-reader` gives them; times are those of its clock, as if they were UTC. */
export interface CameraNotes {
  Image?: { Make?: unknown; Model?: unknown; DateTime?: unknown };
  Photo?: {
    DateTimeOriginal?: unknown;
    DateTimeDigitized?: unknown;
    OffsetTimeOriginal?: unknown;
    OffsetTime?: unknown;
  };
}

/** The text before a block of Exif is shorter. */
const MOST_BEFORE = 64;

/**
 * A block of Exif from where it begins as a TIFF does: before it stands `Exif`, and in HEIC of some telephones the whole head of a JPEG's segment.
 */
export function exifBlockIn(bytes: Buffer): Buffer {
  const before = bytes.toString('latin1', 0, MOST_BEFORE).search(/II\*\0|MM\0\*/);
  return before > 0 ? bytes.subarray(before) : bytes;
}

/** When a picture was taken, where its camera had a clock that was set: `YYYY-MM-DDTHH:MM:SS`. */
export function takenAt({ Image, Photo }: CameraNotes): string | null {
  const times = [Photo?.DateTimeOriginal, Photo?.DateTimeDigitized, Image?.DateTime];
  const time = times.find((one): one is Date => one instanceof Date && !Number.isNaN(one.getTime()));
  if (!time || time.getUTCFullYear() < 1980 || time.getUTCFullYear() > 2200) return null;
  return time.toISOString().slice(0, 19);
}

/** The distance of the camera's clock from UTC: `+02:00`. */
export function takenOffset({ Photo }: CameraNotes): string | null {
  const offset = textOf(Photo?.OffsetTimeOriginal) ?? textOf(Photo?.OffsetTime);
  return offset && /^[+-](0\d|1[0-4]):[0-5]\d$/.test(offset) ? offset : null;
}

/** `Canon EOS R6`; makers that repeat their name in the model are named once. */
export function cameraOf({ Image }: CameraNotes): string | null {
  const [make, model] = [textOf(Image?.Make), textOf(Image?.Model)];
  const named =
    model && make && !model.toLowerCase().startsWith(make.split(' ')[0]!.toLowerCase())
      ? `${make} ${model}`
      : (model ?? make);
  return named?.slice(0, 100) ?? null;
}

/** Cameras fill their fields with NULs and blanks. */
function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value
    // eslint-disable-next-line no-control-regex -- control characters are what it takes away
    .replace(/[\u0000-\u001f\u007f\ufffd]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .normalize();
  return text === '' || !text.isWellFormed() ? null : text;
}
