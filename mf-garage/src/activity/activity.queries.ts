import type { garage, records, service } from '@carnet/contracts';
import { api, dayOf, queryOptions, today } from '@carnet/mf-kit';
import { paths } from '../paths';
import { type Entry, SHOWN_ENTRIES, soFar } from './activity.rules';

/** One domain's share of a vehicle's recent activity. */
export interface Source {
  /** What is missing while the domain is away: `Issues`. */
  label: string;
  /** The key under which its domain keeps its queries. */
  key: readonly [domain: string, things: string];
  /** Where its pages begin; while no remote serves them there is nothing to show. */
  pages: string;
  read: (vehicleId: number, signal: AbortSignal) => Promise<Entry[]>;
}

/** What a list shows first need not be what happened last: an old issue may have been resolved today. So more is read than shown. */
const READ_ROWS = 50;

export const SOURCES: readonly Source[] = [
  {
    label: 'Service events',
    key: ['service', 'events'],
    pages: '/service',
    read: async (id, signal) => {
      const query = { status: 'Completed', limit: SHOWN_ENTRIES };
      const rows = await newest<service.ServiceEventRow>(`/api/service/vehicles/${id}/events`, signal, query);
      return rows.map(ofServiceEvent);
    },
  },
  {
    label: 'Parts',
    key: ['garage', 'parts'],
    pages: '/parts',
    read: async (id, signal) => (await newest<garage.PartInList>(`/api/parts/vehicles/${id}`, signal)).map(ofPart),
  },
  {
    label: 'Modifications',
    key: ['records', 'modifications'],
    pages: '/modifications',
    read: async (id, signal) =>
      (await newest<records.ModificationInList>(`/api/modifications/vehicles/${id}`, signal)).flatMap(ofModification),
  },
  {
    label: 'Issues',
    key: ['records', 'issues'],
    pages: '/issues',
    read: async (id, signal) => (await newest<records.IssueView>(`/api/issues/vehicle/${id}`, signal)).flatMap(ofIssue),
  },
  {
    label: 'Track days',
    key: ['records', 'track-days'],
    pages: '/track-days',
    read: async (id, signal) =>
      (await newest<records.TrackDayInList>(`/api/track-days/vehicles/${id}`, signal)).map(ofTrackDay),
  },
];

export const activityQuery = (source: Source, vehicleId: number) =>
  queryOptions({
    queryKey: [...source.key, 'activity', vehicleId],
    queryFn: async ({ signal }) => soFar(await source.read(vehicleId, signal), today()),
  });

async function newest<Row>(path: string, signal: AbortSignal, query: object = {}): Promise<Row[]> {
  const { rows } = await api.list<Row>(path, {
    signal,
    fallback: 'Failed to fetch recent activity',
    query: { limit: READ_ROWS, view: 'row', ...query },
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

const ofPart = (part: garage.PartInList): Entry => ({
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

/** Its start and its completion; where neither has come yet, that it was written down. */
const ofModification = ({ id, name, ...dates }: records.ModificationInList): Entry[] => {
  const happened = (what: string, date: string | null): Entry[] =>
    date === null
      ? []
      : [
          {
            key: `modification-${id}-${what}`,
            date,
            kind: `Modification ${what}`,
            title: name,
            to: paths.modification(id),
          },
        ];
  const dated = [...happened('started', dates.start_date), ...happened('completed', dates.completion_date)];
  const [first] = soFar(dated, today());
  return first ? dated : happened('recorded', dayOf(dates.created_at));
};

const ofTrackDay = (day: records.TrackDayInList): Entry => ({
  key: `track-day-${day.id}`,
  date: day.event_date,
  kind: 'Track day',
  title: day.track_name,
  to: paths.trackDay(day.id),
});
