/** A picture that an entry of a file names. */
export interface NamedPicture {
  /** The entry's place in the file, from 0. */
  entry: number;
  /** As it is written there. */
  name: string;
  caption: string | null;
}

/** The greatest length of a photo's caption, and of a document's title, that the service takes. */
export const MOST_CAPTION = { photo: 2_000, document: 200 } as const;

const NAMES = ['file_path', 'path', 'filename', 'file', 'name'] as const;

/**
 * The `photos` of all entries: a list, or a list as a string (spec §5), of names or of objects with `file_path` and `caption`. An entry
 * that names a picture twice has it once.
 */
export const namedPictures = (entries: readonly unknown[]): NamedPicture[] =>
  entries.flatMap((entry, index) => {
    const named = listOf(isRecord(entry) ? entry.photos : undefined).flatMap((photo) => toNamed(photo, index) ?? []);
    return named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at);
  });

/** The entries without their `photos`, which go another way. */
export const withoutPictures = (entries: readonly unknown[]): unknown[] =>
  entries.map((entry) => (isRecord(entry) && 'photos' in entry ? { ...entry, photos: [] } : entry));

function toNamed(photo: unknown, entry: number): NamedPicture | undefined {
  if (typeof photo === 'string') return photo.trim() === '' ? undefined : { entry, name: photo, caption: null };
  if (!isRecord(photo)) return undefined;
  const name = NAMES.map((key) => photo[key]).find((value) => typeof value === 'string' && value.trim() !== '');
  if (typeof name !== 'string') return undefined;
  const caption = typeof photo.caption === 'string' ? photo.caption.normalize().replaceAll('\0', '').trim() : '';
  return { entry, name, caption: caption.replace(/\p{Surrogate}/gu, '') || null };
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value as unknown[];
  if (typeof value !== 'string') return [];
  try {
    const parsed = JSON.parse(value) as unknown;
    return Array.isArray(parsed) ? (parsed as unknown[]) : [];
  } catch {
    return [];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
