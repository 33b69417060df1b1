import type { BlobReference } from '@carnet/files';

/** Columns that refer to the blobs of uploaded passports, and of the journals in them. */
export const IMPORT_BLOBS: readonly BlobReference[] = [
  { table: 'passport_imports', column: 'sha256' },
  { table: 'vehicle_histories', column: 'sha256' },
];
