import type { QueryClient } from '@carnet/mf-kit/data';
import { ISSUE_FILTERS, issuesQuery } from './issues/issues.queries';
import { vehicleChoicesQuery } from './lookups';
import { TRACK_DAY_FILTERS, trackDaysQuery } from './track-days/track-days.queries';

/** Code and choices of the forms that are filled in without a network, and what holds files meanwhile. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "form-files" */ './form-files/form-files.panel'),
    import(/* webpackChunkName: "upload-engine" */ './uploads/current-engine'),
    queries.infiniteQuery(issuesQuery(ISSUE_FILTERS)),
    queries.infiniteQuery(trackDaysQuery(TRACK_DAY_FILTERS)),
    queries.query(vehicleChoicesQuery()),
  ]);
}
