import type { records } from '@carnet/contracts';
import { formatDate } from '@carnet/mf-kit/formats';
import { type OutboxNote, pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/issues';
import { paths } from '../paths';

/** An issue as fetched. The next save sends its `version` as `If-Match`. */
export type Issue = records.IssueView & { version?: number };

/** Default filters. The URL stores only the filters that differ. */
export const ISSUE_FILTERS = { search: '', status: '', priority: '', vehicle_id: '' };

export type IssueFilters = typeof ISSUE_FILTERS;

const PAGE = 50;

export const issuesQuery = ({ search, status, priority, vehicle_id }: IssueFilters) =>
  pagedQuery({
    key: ['records', 'issues', 'list'],
    filters: { search, status, priority, vehicle_id },
    read: (ask, filters) =>
      api.list('/api/issues', { ...ask, query: { ...filters, limit: PAGE }, fallback: m.listFailed }),
  });

export const readIssue = (id: number, signal?: AbortSignal): Promise<Issue> =>
  api.get('/api/issues/{id}', { params: { id }, signal, fallback: m.failed });

export const issueQuery = (id: number) =>
  queryOptions({
    queryKey: ['records', 'issues', id],
    queryFn: ({ signal }) => readIssue(id, signal),
  });

export const vehicleIssuesQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['records', 'issues', 'of-vehicle', vehicleId],
    queryFn: ({ signal }) =>
      api.list('/api/issues/vehicle/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: m.ofVehicleFailed,
        query: { limit: 5 },
      }),
  });

/** The issue that is shown in its list while it waits in the outbox. */
function waiting(body: records.UpdateIssue, read?: Issue): OutboxNote {
  const { vehicle_id, title, reported_date } = { ...read, ...body };
  const note = reported_date ? formatDate(reported_date) : '';
  return { kind: 'issue', vehicle: Number(vehicle_id), title: title ?? '', note, list: paths.issues(), was: read };
}

export const createIssue = (body: records.CreateIssue): Promise<Issue> =>
  api.post('/api/issues', body, { fallback: m.notCreated, outbox: waiting(body) });

export const updateIssue = (issue: Issue, body: records.UpdateIssue): Promise<Issue> =>
  api.put('/api/issues/{id}', body, {
    params: { id: issue.id },
    fallback: m.notUpdated,
    ifMatch: issue.version,
    outbox: waiting(body, issue),
  });

export const deleteIssue = (id: number): Promise<void> =>
  api.delete('/api/issues/{id}', { params: { id }, fallback: m.notDeleted });

/** Refetches lists, panels and activity of issues. The saved issue is taken from the response. */
export async function issuesChanged(queries: QueryClient, saved?: Issue): Promise<void> {
  if (saved) takeSaved(queries, issueQuery(saved.id).queryKey, saved);
  const stale = ['list', 'of-vehicle', 'activity'].map((what) => ['records', 'issues', what]);
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Functions that fetch, save and delete an issue, and refetch the queries that show it. */
export const ISSUE = {
  query: issueQuery,
  read: readIssue,
  update: updateIssue,
  remove: deleteIssue,
  changed: issuesChanged,
};
