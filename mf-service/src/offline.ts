import type { QueryClient } from '@carnet/mf-kit/data';
import { EVENT_FILTERS, serviceEventsQuery } from './events/service-events.queries';
import { partChoicesQuery, templateNamesQuery, vehicleChoicesQuery } from './lookups';

/** More vehicles than most people have; choices of the others come when they are seen. */
const MOST_VEHICLES = 12;

/** The choices of forms that are filled in without a network, and what their lists begin with. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([queries.infiniteQuery(serviceEventsQuery(EVENT_FILTERS)), queries.query(templateNamesQuery())]);
  for (const { id } of (await queries.query(vehicleChoicesQuery())).slice(0, MOST_VEHICLES))
    await queries.infiniteQuery(partChoicesQuery(id, ''));
}
