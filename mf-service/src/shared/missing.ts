import { ApiError } from '@carnet/mf-kit';

/** Gone, somebody else's, or an address that never was one. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);
