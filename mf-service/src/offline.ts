import type { QueryClient } from '@carnet/mf-kit/data';
import { EVENT_FILTERS, serviceEventsQuery } from './events/service-events.queries';
import { partChoicesQuery, templateNamesQuery, vehicleChoicesQuery } from './lookups';

/** Preloads at most this many vehicles, which is more than most people have. Selectors of others are available offline once they were opened. */
const MOST_VEHICLES = 12;

/** Preloads what forms need offline: the history's first page, names of templates, the list of vehicles, and parts of the first vehicles. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([queries.infiniteQuery(serviceEventsQuery(EVENT_FILTERS)), queries.query(templateNamesQuery())]);
  for (const { id } of (await queries.query(vehicleChoicesQuery())).slice(0, MOST_VEHICLES))
    await queries.infiniteQuery(partChoicesQuery(id, ''));
}
