import type { HeldBatch } from '@carnet/contracts';
import type { KeptUpload, UploadShelf } from '../uploads/upload-shelf';

export type FakeShelf = UploadShelf & {
  files: Map<string, Blob>;
  kept: Map<string, KeptUpload>;
  held: Map<string, HeldBatch>;
};

/** An upload shelf in memory. */
export function aShelf(): FakeShelf {
  const [kept, files, held] = [new Map<string, KeptUpload>(), new Map<string, Blob>(), new Map<string, HeldBatch>()];
  return {
    kept,
    files,
    held,
    list: async (person) => [...kept].filter(([key]) => key.startsWith(`${person}/`)).map(([, one]) => one),
    file: async (person, id) => files.get(`${person}/${id}`) ?? null,
    keep: async (person, upload) => void kept.set(`${person}/${upload.id}`, upload),
    keepFile: async (person, id, file) => void files.set(`${person}/${id}`, file),
    remove: async (person, ids) => {
      for (const id of ids) for (const part of [kept, files]) part.delete(`${person}/${id}`);
    },
    batches: async (person) => [...held].filter(([key]) => key.startsWith(`${person}/`)).map(([, one]) => one),
    keepBatch: async (person, batch) => void held.set(`${person}/${batch.id}`, batch),
    removeBatch: async (person, id) => void held.delete(`${person}/${id}`),
    persons: async () => [],
  };
}
