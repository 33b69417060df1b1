import type { BlobReference } from '@carnet/files';

/** Columns that refer to stored blobs; a referenced blob is not deleted. */
export const BLOB_REFERENCES: readonly BlobReference[] = [
  { table: 'dossiers', column: 'sha256' },
  { table: 'dossier_previews', column: 'sha256' },
];
