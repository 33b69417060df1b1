import type { garage, records, service } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit';

/** What the pages of records call; of the others, what they choose from. */
export const api = apiOf<records.paths & garage.paths & service.paths>();
