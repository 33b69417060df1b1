import type { garage, service, usage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit';

/** What the service book's pages call; of the garage and of fuel, what an import goes to. */
export const api = apiOf<service.paths & garage.paths & usage.paths>();
