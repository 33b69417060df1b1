import type { BlobReference } from '@carnet/files';

/** The columns that name stored bytes; what one of them names is not deleted. */
export const BLOB_REFERENCES: readonly BlobReference[] = [
  { table: 'files', column: 'sha256' },
  { table: 'variants', column: 'variant_sha' },
  { table: 'turned_variants', column: 'variant_sha' },
];
