import type { garage, service, usage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit';

/** The API that the service book's pages call; of the garage and of fuel, the targets of an import. */
export const api = apiOf<service.paths & garage.paths & usage.paths>();
