import type { garage, records, usage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit';

/** What the pages of usage call; of the garage, the vehicles that they choose from, and of records, the paper that a fill-up is made of. */
export const api = apiOf<usage.paths & garage.paths & records.paths>();
