import type { garage, records, usage } from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit/data';

/** API client of this remote's pages. svc-garage lists vehicles for selectors; svc-records has the paper that a fill-up is created from. */
export const api = apiOf<usage.paths & garage.paths & records.paths>();
