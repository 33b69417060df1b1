import type { QueryClient } from '@carnet/mf-kit';
import { FILL_UP_FILTERS, fillUpsQuery, lastUsedQuery, newestFillUpQuery } from './fill-ups/fill-ups.queries';
import { vehicleChoicesQuery } from './lookups';

/** More vehicles than most people have; choices of the others come when they are seen. */
const MOST_VEHICLES = 12;

/** The choices of forms that are filled in without a network, and what their lists begin with. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([queries.infiniteQuery(fillUpsQuery(FILL_UP_FILTERS)), queries.query(newestFillUpQuery())]);
  for (const { id } of (await queries.query(vehicleChoicesQuery())).slice(0, MOST_VEHICLES))
    await queries.query(lastUsedQuery(id));
}
