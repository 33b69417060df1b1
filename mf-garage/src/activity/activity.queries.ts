import type { garage, records, service } from '@carnet/contracts';
import { api, queryOptions } from '@carnet/mf-kit';
import { paths } from '../paths';
import { dayOf, type Entry, SHOWN_ENTRIES } from './activity.rules';

/** One domain's share of a vehicle's recent activity. */
export interface Source {
  /** What is missing while the domain is away: `Issues`. */
  label: string;
  read: (vehicleId: number, signal: AbortSignal) => Promise<Entry[]>;
  key: readonly [domain: string, things: string];
}

export const SOURCES: readonly Source[] = [
  {
    label: 'Service events',
    key: ['service', 'events'],
    read: (id, signal) =>
      newest<service.ServiceEventRow>(`/api/service/vehicles/${id}/events`, signal, { status: 'Completed' }).then(
        (rows) => rows.map(ofServiceEvent),
      ),
  },
  {
    label: 'Parts',
    key: ['garage', 'parts'],
    read: (id, signal) =>
      newest<garage.PartListView>(`/api/parts/vehicles/${id}`, signal).then((rows) => rows.map(ofPart)),
  },
  {
    label: 'Issues',
    key: ['records', 'issues'],
    read: (id, signal) =>
      newest<records.IssueView>(`/api/issues/vehicle/${id}`, signal).then((rows) => rows.flatMap(ofIssue)),
  },
];

export const activityQuery = (source: Source, vehicleId: number) =>
  queryOptions({
    queryKey: [...source.key, 'activity', vehicleId],
    queryFn: ({ signal }) => source.read(vehicleId, signal),
  });

async function newest<Row>(path: string, signal: AbortSignal, query: Record<string, string> = {}): Promise<Row[]> {
  const { rows } = await api.list<Row>(path, {
    signal,
    fallback: 'Failed to fetch recent activity',
    query: { ...query, limit: SHOWN_ENTRIES },
  });
  return rows;
}

const ofServiceEvent = (event: service.ServiceEventRow): Entry => ({
  key: `event-${event.id}`,
  date: event.date_performed ?? dayOf(event.created_at),
  kind: 'Service',
  title: event.name,
  to: paths.serviceEvent(event.id),
});

const ofPart = (part: garage.PartListView): Entry => ({
  key: `part-${part.id}`,
  date: part.purchase_date ?? dayOf(part.created_at),
  kind: 'Part',
  title: part.name,
  to: paths.part(part.id),
});

const ofIssue = (issue: records.IssueView): Entry[] => {
  const entry = { title: issue.title, to: paths.issue(issue.id) };
  const reported = { ...entry, key: `issue-${issue.id}`, date: issue.reported_date, kind: 'Issue reported' };
  if (!issue.resolved_date) return [reported];
  return [reported, { ...entry, key: `issue-${issue.id}-resolved`, date: issue.resolved_date, kind: 'Issue resolved' }];
};
