import type { HeldBatch, PhotosOf } from '@carnet/contracts';
import type { FileKind } from './upload.rules';
import { createStore, delMany, get, keys, set } from 'idb-keyval';

/** The data that are kept of a file until it is there, so that it goes on after a reload. */
export interface KeptUpload {
  id: string;
  /** A photo where it is not said, as by the release before. */
  kind?: FileKind;
  name: string;
  bytes: number;
  /** None where it is not said, as by the release before. */
  caption?: string | null;
  /** Milliseconds since 1970, as the file says. */
  lastModified: number;
  of: PhotosOf | null;
  form: string | null;
  position?: number | null;
  importBatch?: string | null;
  paused: boolean;
  /** The address of its upload, once it has one. */
  url: string | null;
  /** When it was chosen; milliseconds since 1970. */
  chosenAt: number;
}

/** The storage of files until they have arrived, apart for each person. */
export interface UploadShelf {
  list(person: number): Promise<KeptUpload[]>;
  /** The bytes of one, where they are kept. */
  file(person: number, id: string): Promise<Blob | null>;
  /** Rejects where the browser has no room, or keeps nothing; so does `keepFile`. */
  keep(person: number, upload: KeptUpload): Promise<void>;
  keepFile(person: number, id: string, file: Blob): Promise<void>;
  remove(person: number, ids: readonly string[]): Promise<void>;
  /** Notes of files that are held for records to come. */
  batches(person: number): Promise<HeldBatch[]>;
  keepBatch(person: number, batch: HeldBatch): Promise<void>;
  removeBatch(person: number, id: string): Promise<void>;
  /** Whose files are kept. */
  persons(): Promise<number[]>;
}

/** On the browser's own disk (IndexedDB). The bytes lie apart, so that a change of what is known of them does not write them again. */
export function browserShelf(): UploadShelf {
  const store = createStore('carnet-uploads', 'files');
  const about = (person: number, id: string) => `${person}/${id}`;
  const bytes = (person: number, id: string) => `${person}/${id}/bytes`;
  const batch = (person: number, id: string) => `${person}/${id}/batch`;
  const allKeys = async () => (await keys<string>(store)).filter((key) => key.split('/').length === 2);
  return {
    async list(person) {
      const own = (await allKeys()).filter((key) => key.startsWith(`${person}/`));
      const kept = await Promise.all(own.map((key) => get<KeptUpload>(key, store)));
      return kept.flatMap((one) => one ?? []).sort((one, other) => one.chosenAt - other.chosenAt);
    },
    file: async (person, id) => (await get<Blob>(bytes(person, id), store)) ?? null,
    keep: (person, upload) => set(about(person, upload.id), upload, store),
    keepFile: (person, id, file) => set(bytes(person, id), file, store),
    remove: (person, ids) =>
      delMany(
        ids.flatMap((id) => [about(person, id), bytes(person, id)]),
        store,
      ),
    async batches(person) {
      const own = (await keys<string>(store)).filter((key) => key.startsWith(`${person}/`) && key.endsWith('/batch'));
      const kept = await Promise.all(own.map((key) => get<HeldBatch>(key, store)));
      return kept.flatMap((one) => one ?? []);
    },
    keepBatch: (person, one) => set(batch(person, one.id), one, store),
    removeBatch: (person, id) => delMany([batch(person, id)], store),
    persons: async () => [...new Set((await keys<string>(store)).map((key) => Number(key.split('/')[0])))],
  };
}
