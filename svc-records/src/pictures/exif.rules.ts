/** The Exif data of a picture, as `exif-reader` returns it; times are in the camera's local time, as if UTC. */
export interface CameraNotes {
  Image?: { Make?: unknown; Model?: unknown; DateTime?: unknown };
  Photo?: {
    DateTimeOriginal?: unknown;
    DateTimeDigitized?: unknown;
    OffsetTimeOriginal?: unknown;
    OffsetTime?: unknown;
  };
}

/** The maximum length of the text before an Exif block. */
const MOST_BEFORE = 64;

/** The Exif block from its TIFF header. `Exif` precedes it; in HEIC of some phones even the header of a JPEG segment does. */
export function exifBlockIn(bytes: Buffer): Buffer {
  const before = bytes.toString('latin1', 0, MOST_BEFORE).search(/II\*\0|MM\0\*/);
  return before > 0 ? bytes.subarray(before) : bytes;
}

/** The time of a photo, if the camera's clock was set: `YYYY-MM-DDTHH:MM:SS`. */
export function takenAt({ Image, Photo }: CameraNotes): string | null {
  const times = [Photo?.DateTimeOriginal, Photo?.DateTimeDigitized, Image?.DateTime];
  const time = times.find((one): one is Date => one instanceof Date && !Number.isNaN(one.getTime()));
  if (!time || time.getUTCFullYear() < 1980 || time.getUTCFullYear() > 2200) return null;
  return time.toISOString().slice(0, 19);
}

/** The UTC offset of the camera's clock: `+02:00`. */
export function takenOffset({ Photo }: CameraNotes): string | null {
  const offset = textOf(Photo?.OffsetTimeOriginal) ?? textOf(Photo?.OffsetTime);
  return offset && /^[+-](0\d|1[0-4]):[0-5]\d$/.test(offset) ? offset : null;
}

/** The camera, as `Canon EOS R6`; a maker's name that the model repeats appears only once. */
export function cameraOf({ Image }: CameraNotes): string | null {
  const [make, model] = [textOf(Image?.Make), textOf(Image?.Model)];
  const named =
    model && make && !model.toLowerCase().startsWith(make.split(' ')[0]!.toLowerCase())
      ? `${make} ${model}`
      : (model ?? make);
  return named?.slice(0, 100) ?? null;
}

/** Cameras pad text fields with NULs and spaces. */
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
