import type { garage, records, service } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit/data';

/** API client of this remote's pages. Other services provide the lists for selectors. */
export const api = apiOf<records.paths & garage.paths & service.paths>();
