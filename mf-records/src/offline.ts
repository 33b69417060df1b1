import type { QueryClient } from '@carnet/mf-kit';
import { ISSUE_FILTERS, issuesQuery } from './issues/issues.queries';
import { vehicleChoicesQuery } from './lookups';
import { TRACK_DAY_FILTERS, trackDaysQuery } from './track-days/track-days.queries';

/** Code and choices of the forms that are filled in without a network, and what holds files meanwhile. */
export default async function ready(queries: QueryClient): Promise<void> {
  await Promise.all([
    import(/* webpackChunkName: "issues" */ './issues/issues.page'),
    import('./issues/issue-create.page'),
    import('./issues/issue-edit.page'),
    import(/* webpackChunkName: "track-days" */ './track-days/track-days.page'),
    import('./track-days/track-day-new.page'),
    import('./track-days/track-day-edit.page'),
    import('./form-files/form-files.panel'),
    import(/* webpackChunkName: "upload-engine" */ './uploads/current-engine'),
    queries.infiniteQuery(issuesQuery(ISSUE_FILTERS)),
    queries.infiniteQuery(trackDaysQuery(TRACK_DAY_FILTERS)),
    queries.query(vehicleChoicesQuery()),
  ]);
}
