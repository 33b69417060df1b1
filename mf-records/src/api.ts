import type { garage, records, service } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit/data';

/** The API that the pages of records call; of the others, the lists that they choose from. */
export const api = apiOf<records.paths & garage.paths & service.paths>();
