import { createQueryClient } from '@carnet/mf-kit';

/** Query client with the data of the signed-in person. */
export const queries = createQueryClient();
