import { createQueryClient } from '@carnet/mf-kit';

/** What was loaded for the person who is signed in. */
export const queries = createQueryClient();
