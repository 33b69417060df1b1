import type { BlobReference } from '@carnet/files';

/** The columns that name stored bytes; what one of them names is not deleted. */
export const BLOB_REFERENCES: readonly BlobReference[] = [
  { table: 'dossiers', column: 'sha256' },
  { table: 'dossier_previews', column: 'sha256' },
];
