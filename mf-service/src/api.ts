import type { garage, service } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit';

/** What the service book's pages call; of the garage, what they choose from. */
export const api = apiOf<service.paths & garage.paths>();
