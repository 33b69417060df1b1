import type { QueryClient } from '@carnet/mf-kit';
import { vehicleChoicesQuery, vehicleQuery } from './lookups';
import { odometerQuery } from './odometer/odometer.queries';
import { PART_FILTERS, partsQuery } from './parts/parts.queries';

/** More vehicles than most people have; the others open without a network once they were seen. */
const MOST_VEHICLES = 12;

/** The odometer's form, the choices of forms that are filled in without a network, and what their lists begin with. */
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
