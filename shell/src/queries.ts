import { createQueryClient } from '@carnet/mf-kit/data';

/** Data that was loaded for the person who is signed in. */
export const queries = createQueryClient();
