import type { Scope } from '@carnet/mf-kit/data';
import type { HeldBatch, PhotosOf } from '@carnet/contracts';
import type { FileKind } from './upload.rules';
import { createStore, delMany, get, keys, set } from 'idb-keyval';

/** Stored data of an upload, so that it resumes after a reload. */
export interface KeptUpload {
  id: string;
  /** The previous release stored no kind; its uploads are photos. */
  kind?: FileKind;
  name: string;
  bytes: number;
  /** The previous release stored no caption. */
  caption?: string | null;
  /** The file's modification time; milliseconds since 1970. */
  lastModified: number;
  of: PhotosOf | null;
  form: string | null;
  position?: number | null;
  importBatch?: string | null;
  paused: boolean;
  /** URL of the upload, once the service has created it. */
  url: string | null;
  /** Time when the file was chosen; milliseconds since 1970. */
  chosenAt: number;
}

/** Stores files until they have arrived, separately for each person. */
export interface UploadShelf {
  list(person: Scope): Promise<KeptUpload[]>;
  /** Bytes of a file, if they are stored. */
  file(person: Scope, id: string): Promise<Blob | null>;
  /** Rejects if the browser has no space or no storage. `keepFile` does, too. */
  keep(person: Scope, upload: KeptUpload): Promise<void>;
  keepFile(person: Scope, id: string, file: Blob): Promise<void>;
  remove(person: Scope, ids: readonly string[]): Promise<void>;
  /** Batches of files held for records that are not created yet. */
  batches(person: Scope): Promise<HeldBatch[]>;
  keepBatch(person: Scope, batch: HeldBatch): Promise<void>;
  removeBatch(person: Scope, id: string): Promise<void>;
  /** People with stored files. */
  persons(): Promise<Scope[]>;
}

/** Stores uploads in IndexedDB. Bytes have a key of their own, so that a change of the other data does not write them again. */
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

/** The scope of a person's own garage is a number. */
const scopeOf = (text: string): Scope => (/^\d+$/.test(text) ? Number(text) : text);
