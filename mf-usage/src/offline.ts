import { mayHere, type QueryClient } from '@carnet/mf-kit';
import {
  COMPONENT_FILTERS,
  componentChoicesQuery,
  componentQuery,
  componentsQuery,
  lifeQuery,
  livesQuery,
} from './components/components.queries';
import { FILL_UP_FILTERS, fillUpsQuery, lastUsedQuery, newestFillUpQuery } from './fill-ups/fill-ups.queries';
import { fetchReader } from './lap-files';
import { vehicleChoicesQuery } from './lookups';
import { TRACK_SESSION_FILTERS, trackSessionsQuery } from './track-sessions/track-sessions.queries';

/** More vehicles than most people have; choices of the others come when they are seen. */
const MOST_VEHICLES = 12;
/** The same for sets of tyres. */
const MOST_SETS = 12;

/** The choices of forms that are filled in without a network, and what their lists begin with. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "quick-fill-up" */ './quick/quick-fill-up.panel'),
    queries.infiniteQuery(fillUpsQuery(FILL_UP_FILTERS)),
    queries.query(newestFillUpQuery()),
  ]);
  for (const { id } of (await queries.query(vehicleChoicesQuery())).slice(0, MOST_VEHICLES))
    await queries.query(lastUsedQuery(id));
  await treadsReady(queries);
  await sessionsReady(queries);
}

/** Sets of tyres are of no vehicle: where one vehicle is shared, there are none. */
async function treadsReady(queries: QueryClient): Promise<void> {
  if (!mayHere().whole) return;
  const [components] = await Promise.all([
    queries.query(componentChoicesQuery()),
    queries.query(livesQuery()),
    queries.infiniteQuery(componentsQuery('tyres', COMPONENT_FILTERS)),
  ]);
  const sets = components.filter(({ kind, retired_on }) => kind === 'tyres' && retired_on === null);
  for (const { id } of sets.slice(0, MOST_SETS))
    await Promise.all([queries.query(componentQuery(id)), queries.query(lifeQuery(id))]);
}

/** The script that reads a lap timer’s file is large: only for those who have kept a session. */
async function sessionsReady(queries: QueryClient): Promise<void> {
  const { pages } = await queries.infiniteQuery(trackSessionsQuery(TRACK_SESSION_FILTERS));
  if (pages[0]?.rows.length) await Promise.all([import('./track-sessions/day-sessions.panel'), fetchReader()]);
}
