import type { BlobReference } from '@carnet/files';

/** The column that refers to the blobs of passports. */
export const PASSPORT_BLOBS: BlobReference = { table: 'passports', column: 'sha256' };
