import type { QueryClient } from '@carnet/mf-kit/data';
import { vehicleChoicesQuery, vehicleQuery } from './lookups';
import { odometerQuery } from './odometer/odometer.queries';
import { PART_FILTERS, partsQuery } from './parts/parts.queries';

/** Preloads at most this many vehicles, which is more than most people have. Others are available offline once they were opened. */
const MOST_VEHICLES = 12;

/** Preloads what forms need offline: the code of the odometer form, the list of parts, and the first vehicles with their odometers. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "odometer-tab" */ './odometer/odometer-tab'),
    import(/* webpackChunkName: "odometer-form" */ './odometer/odometer-form'),
    import(/* webpackChunkName: "quick-reading" */ './quick/quick-reading.panel'),
    queries.infiniteQuery(partsQuery(PART_FILTERS)),
  ]);
  for (const { id } of (await queries.query(vehicleChoicesQuery())).slice(0, MOST_VEHICLES))
    await Promise.all([queries.query(vehicleQuery(id)), queries.query(odometerQuery(id))]);
}
