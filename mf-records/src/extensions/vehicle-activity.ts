import type { records, VehicleActivity, VehicleEntry } from '@carnet/contracts';
import { dayOf, today } from '@carnet/mf-kit';
import { api } from '../api';
import { paths } from '../paths';

/** What a list shows first need not be what happened last: an old issue may have been resolved today. */
const READ_ROWS = 50;
const FALLBACK = 'Failed to fetch recent activity';

const activity: readonly VehicleActivity[] = [
  {
    label: 'Modifications',
    key: ['records', 'modifications'],
    read: async (vehicleId, signal) => {
      const query = { limit: READ_ROWS, view: 'row' } as const;
      const asked = { params: { vehicleId }, query, signal, fallback: FALLBACK };
      const { rows } = await api.list('/api/modifications/vehicles/{vehicleId}', asked);
      return rows.flatMap((modification) => ofModification(modification, today()));
    },
  },
  {
    label: 'Issues',
    key: ['records', 'issues'],
    read: async (vehicleId, signal) => {
      const asked = { params: { vehicleId }, query: { limit: READ_ROWS }, signal, fallback: FALLBACK };
      const { rows } = await api.list('/api/issues/vehicle/{vehicleId}', asked);
      return rows.flatMap(ofIssue);
    },
  },
  {
    label: 'Track days',
    key: ['records', 'track-days'],
    read: async (vehicleId, signal) => {
      const query = { limit: READ_ROWS, view: 'row' } as const;
      const asked = { params: { vehicleId }, query, signal, fallback: FALLBACK };
      const { rows } = await api.list('/api/track-days/vehicles/{vehicleId}', asked);
      return rows.map(ofTrackDay);
    },
  },
];
export default activity;

/** That it was reported, and that it was resolved. */
export function ofIssue({ id, title, reported_date, resolved_date }: records.IssueView): VehicleEntry[] {
  const entry = { title, to: paths.issue(id) };
  const reported = { ...entry, key: `issue-${id}`, date: reported_date, kind: 'Issue reported' };
  if (!resolved_date) return [reported];
  return [reported, { ...entry, key: `issue-${id}-resolved`, date: resolved_date, kind: 'Issue resolved' }];
}

/** Its start and its completion; where neither has come by `today` (`YYYY-MM-DD`), that it was written down. */
export function ofModification(modification: records.ModificationInList, today: string): VehicleEntry[] {
  const { id, name, start_date, completion_date, created_at } = modification;
  const happened = (what: string, date: string): VehicleEntry => ({
    key: `modification-${id}-${what}`,
    date,
    kind: `Modification ${what}`,
    title: name,
    to: paths.modification(id),
  });
  const dated = [
    ...(start_date ? [happened('started', start_date)] : []),
    ...(completion_date ? [happened('completed', completion_date)] : []),
  ];
  return dated.some(({ date }) => date <= today) ? dated : [happened('recorded', dayOf(created_at))];
}

const ofTrackDay = (day: records.TrackDayInList): VehicleEntry => ({
  key: `track-day-${day.id}`,
  date: day.event_date,
  kind: 'Track day',
  title: day.track_name,
  to: paths.trackDay(day.id),
});
