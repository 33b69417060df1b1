import type { QueryClient } from '@carnet/mf-kit';
import { vehicleChoicesQuery, vehicleQuery } from './lookups';
import { odometerQuery } from './odometer/odometer.queries';
import { PART_FILTERS, partsQuery } from './parts/parts.queries';

/** More vehicles than most people have. Other vehicles are available offline once they were opened. */
const MOST_VEHICLES = 12;

/** Preloads what forms need offline: the odometer form, the options of selectors, and the first page of each list. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "odometer-tab" */ './odometer/odometer-tab'),
    import(/* webpackChunkName: "odometer-form" */ './odometer/odometer-form'),
    queries.infiniteQuery(partsQuery(PART_FILTERS)),
  ]);
  for (const { id } of (await queries.query(vehicleChoicesQuery())).slice(0, MOST_VEHICLES))
    await Promise.all([queries.query(vehicleQuery(id)), queries.query(odometerQuery(id))]);
}
