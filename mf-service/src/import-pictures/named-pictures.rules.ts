/** A picture that an entry of an import file names. */
export interface NamedPicture {
  /** Index of the entry, from 0. */
  entry: number;
  /** The name as written in the file. */
  name: string;
  caption: string | null;
}

/** The service's limits for a photo's caption and a document's title, in characters. */
export const MOST_CAPTION = { photo: 2_000, document: 200 } as const;

const NAMES = ['file_path', 'path', 'filename', 'file', 'name'] as const;

/**
 * The `photos` of all entries. Each is a list, or a list as a string (spec §5), of names or of objects with `file_path` and `caption`. Duplicates within an
 * entry are dropped.
 */
export const namedPictures = (entries: readonly unknown[]): NamedPicture[] =>
  entries.flatMap((entry, index) => {
    const named = listOf(isRecord(entry) ? entry.photos : undefined).flatMap((photo) => toNamed(photo, index) ?? []);
    return named.filter(({ name }, at) => named.findIndex((other) => other.name === name) === at);
  });

/** Entries without `photos`, because pictures are uploaded separately. */
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
