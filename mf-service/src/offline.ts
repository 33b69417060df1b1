import type { QueryClient } from '@carnet/mf-kit/data';
import { EVENT_FILTERS, serviceEventsQuery } from './events/service-events.queries';
import { doneLatelyQuery, partsLatelyQuery } from './quick/quick.queries';
import { eventTemplateQuery, partChoicesQuery, templateNamesQuery, vehicleChoicesQuery } from './lookups';

/** Preloads at most this many vehicles, which is more than most people have. Selectors of others are available offline once they were opened. */
const MOST_VEHICLES = 12;

/** The same for the intervals that a quick entry shows. */
const MOST_TEMPLATES = 12;

/** The choices of forms that are filled in without a network, and what their lists begin with. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "quick-service" */ './quick/quick-service.panel'),
    queries.infiniteQuery(serviceEventsQuery(EVENT_FILTERS)),
    queries.query(templateNamesQuery()),
  ]);
  const done = await queries.query(doneLatelyQuery());
  const followed = new Set(done.flatMap(({ template_id }) => template_id ?? []));
  await Promise.all([...followed].slice(0, MOST_TEMPLATES).map((id) => queries.query(eventTemplateQuery(id))));
  for (const { id } of (await queries.query(vehicleChoicesQuery())).slice(0, MOST_VEHICLES))
    await Promise.all([
      queries.infiniteQuery(partChoicesQuery(id, '')),
      queries.query(doneLatelyQuery(id)),
      queries.query(partsLatelyQuery(id)),
    ]);
}
