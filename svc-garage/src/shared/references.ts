import type { Problem } from '@carnet/svc-kit';

/**
 * Waits for a write whose foreign keys hold the owner's id: a reference that is missing or somebody else's breaks `constraint`,
 * and the caller gets `failure`. PostgreSQL checks it, so that nothing can slip in between a check and the write.
 */
export async function requireReference<T>(write: Promise<T>, constraint: string, failure: () => Problem): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw breaks(error, constraint) ? failure() : error;
  }
}

function breaks(error: unknown, constraint: string): boolean {
  const { code, constraint: broken } = (error ?? {}) as { code?: string; constraint?: string };
  return code === '23503' && broken === constraint;
}
