import { createQueryClient } from '@carnet/mf-kit/data';

/** Query client with the data of the signed-in person. */
export const queries = createQueryClient();
