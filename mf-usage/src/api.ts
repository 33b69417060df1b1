import type { garage, records, usage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit/data';

/** Calls the APIs that the pages of usage need. The garage lists the vehicles to choose from; records has the paper that a fill-up is made of. */
export const api = apiOf<usage.paths & garage.paths & records.paths>();
