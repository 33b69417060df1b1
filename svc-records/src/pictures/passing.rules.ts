import { databaseProblem, Unavailable } from '@carnet/svc-kit';

/** Another try may succeed, though nothing about the picture has changed. */
export function isPassing(error: unknown): boolean {
  if (error instanceof Unavailable) return true;
  // To a database it means a socket that is away; here it is a file.
  return (error as { code?: string }).code !== 'ENOENT' && databaseProblem(error) instanceof Unavailable;
}
