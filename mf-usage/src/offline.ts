import type { QueryClient } from '@carnet/mf-kit';
import { FILL_UP_FILTERS, fillUpsQuery, lastUsedQuery, newestFillUpQuery } from './fill-ups/fill-ups.queries';
import { vehicleChoicesQuery } from './lookups';

/** More vehicles than most people have; choices of the others come when they are seen. */
const MOST_VEHICLES = 12;

/** Code and choices of the forms that are filled in without a network. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "fill-ups" */ './fill-ups/fill-ups.page'),
    import('./fill-ups/fill-up-new.page'),
    import('./fill-ups/fill-up.page'),
    import('./fill-ups/fill-up-edit.page'),
    queries.infiniteQuery(fillUpsQuery(FILL_UP_FILTERS)),
    queries.query(newestFillUpQuery()),
  ]);
  for (const { id } of (await queries.query(vehicleChoicesQuery())).slice(0, MOST_VEHICLES))
    await queries.query(lastUsedQuery(id));
}
