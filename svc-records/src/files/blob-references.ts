import type { BlobReference } from '@carnet/files';

/** Columns that refer to stored blobs; a referenced blob is not deleted. */
export const BLOB_REFERENCES: readonly BlobReference[] = [
  { table: 'files', column: 'sha256' },
  { table: 'variants', column: 'variant_sha' },
  { table: 'turned_variants', column: 'variant_sha' },
];
