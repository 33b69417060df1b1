/** Gone, somebody else's, or an address that never was one. */
export const isMissing = (error: Error): boolean => [400, 404].includes((error as { status?: number }).status ?? 0);
