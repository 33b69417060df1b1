import type { Scope } from '@carnet/mf-kit/data';
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
  list(person: Scope): Promise<KeptUpload[]>;
  /** The bytes of one, where they are kept. */
  file(person: Scope, id: string): Promise<Blob | null>;
  /** Rejects where the browser has no room, or keeps nothing; so does `keepFile`. */
  keep(person: Scope, upload: KeptUpload): Promise<void>;
  keepFile(person: Scope, id: string, file: Blob): Promise<void>;
  remove(person: Scope, ids: readonly string[]): Promise<void>;
  /** Notes of files that are held for records to come. */
  batches(person: Scope): Promise<HeldBatch[]>;
  keepBatch(person: Scope, batch: HeldBatch): Promise<void>;
  removeBatch(person: Scope, id: string): Promise<void>;
  /** Whose files are kept. */
  persons(): Promise<Scope[]>;
}

/** On the browser's own disk (IndexedDB). The bytes lie apart, so that a change of what is known of them does not write them again. */
export function browserShelf(): UploadShelf {
  const store = createStore('carnet-uploads', 'files');
  const about = (person: Scope, id: string) => `${person}/${id}`;
  const bytes = (person: Scope, id: string) => `${person}/${id}/bytes`;
  const batch = (person: Scope, id: string) => `${person}/${id}/batch`;
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
    persons: async () => [...new Set((await keys<string>(store)).map((key) => scopeOf(key.split('/')[0]!)))],
  };
}

/** One's own garage is kept by a number. */
const scopeOf = (text: string): Scope => (/^\d+$/.test(text) ? Number(text) : text);
