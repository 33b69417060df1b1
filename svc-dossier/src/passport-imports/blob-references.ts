import type { BlobReference } from '@carnet/files';

/** The columns that name the bytes of passports that came, and of the journals in them. */
export const IMPORT_BLOBS: readonly BlobReference[] = [
  { table: 'passport_imports', column: 'sha256' },
  { table: 'vehicle_histories', column: 'sha256' },
];
