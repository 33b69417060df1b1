import type { garage, usage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit';

/** The API that the pages of usage call; of the garage, the vehicles that they choose from. */
export const api = apiOf<usage.paths & garage.paths>();
