import type { BlobReference } from '@carnet/files';

/** The column that names the bytes of exports. */
export const EXPORT_BLOBS: BlobReference = { table: 'exports', column: 'sha256' };
