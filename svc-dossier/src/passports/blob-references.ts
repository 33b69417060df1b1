import type { BlobReference } from '@carnet/files';

/** The column that names the bytes of passports. */
export const PASSPORT_BLOBS: BlobReference = { table: 'passports', column: 'sha256' };
