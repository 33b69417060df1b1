import type { BlobReference } from '@carnet/files';

/** The columns that name bytes which have to stay. */
export const BLOB_REFERENCES: readonly BlobReference[] = [
  { table: 'dossiers', column: 'sha256' },
  { table: 'dossier_previews', column: 'sha256' },
];
