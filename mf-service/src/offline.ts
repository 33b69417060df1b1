import type { QueryClient } from '@carnet/mf-kit';
import { EVENT_FILTERS, serviceEventsQuery } from './events/service-events.queries';
import { partChoicesQuery, templateNamesQuery, vehicleChoicesQuery } from './lookups';

/** More vehicles than most people have; choices of the others come when they are seen. */
const MOST_VEHICLES = 12;

/** Code and choices of the forms that are filled in without a network. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "service-history" */ './events/service-history.page'),
    import('./events/service-event-new.page'),
    import('./events/service-event.page'),
    import('./events/service-event-edit.page'),
    queries.infiniteQuery(serviceEventsQuery(EVENT_FILTERS)),
    queries.query(templateNamesQuery()),
  ]);
  for (const { id } of (await queries.query(vehicleChoicesQuery())).slice(0, MOST_VEHICLES))
    await queries.infiniteQuery(partChoicesQuery(id, ''));
}
