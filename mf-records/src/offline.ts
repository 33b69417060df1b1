import type { QueryClient } from '@carnet/mf-kit/data';
import { ISSUE_FILTERS, issuesQuery } from './issues/issues.queries';
import { vehicleChoicesQuery } from './lookups';
import { TRACK_DAY_FILTERS, trackDaysQuery } from './track-days/track-days.queries';

/** Preloads what forms need offline: their code, the options of selectors, and the engine that holds files. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "form-files" */ './form-files/form-files.panel'),
    import(/* webpackChunkName: "upload-engine" */ './uploads/current-engine'),
    queries.infiniteQuery(issuesQuery(ISSUE_FILTERS)),
    queries.infiniteQuery(trackDaysQuery(TRACK_DAY_FILTERS)),
    queries.query(vehicleChoicesQuery()),
  ]);
}
