import { mayHere, type QueryClient } from '@carnet/mf-kit/data';
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

/** Preloads at most this many vehicles, which is more than most people have. */
const MOST_VEHICLES = 12;
/** Preloads at most this many sets of tyres. */
const MOST_SETS = 12;

/** Preloads what forms need offline: lists, the last values of each vehicle, sets of tyres, and the reader of lap files. */
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

/** Sets of tyres belong to a whole garage, so there are none if only one vehicle is shared. */
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

/** The script that reads lap files is large, so it is cached only for people who have sessions. */
async function sessionsReady(queries: QueryClient): Promise<void> {
  const { pages } = await queries.infiniteQuery(trackSessionsQuery(TRACK_SESSION_FILTERS));
  if (pages[0]?.rows.length) await Promise.all([import('./track-sessions/day-sessions.panel'), fetchReader()]);
}
