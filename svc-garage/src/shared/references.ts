import { brokenForeignKey, type Problem } from '@carnet/svc-kit';

/**
 * Waits for a write whose foreign keys hold the owner's id: a reference that is missing or somebody else's breaks `constraint`,
 * and the caller gets `failure`.
 */
export async function requireReference<T>(write: Promise<T>, constraint: string, failure: () => Problem): Promise<T> {
  try {
    return await write;
  } catch (error) {
    throw brokenForeignKey(error) === constraint ? failure() : error;
  }
}
