import type { BlobReference } from '@carnet/files';

/** The column that refers to the blobs of exports. */
export const EXPORT_BLOBS: BlobReference = { table: 'exports', column: 'sha256' };
