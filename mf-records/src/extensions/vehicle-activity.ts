import type { records, VehicleActivity, VehicleEntry } from '@carnet/contracts';
import { dayOf, today } from '@carnet/mf-kit/formats';
import { everyPage } from '@carnet/mf-kit/data';
import { api } from '../api';
import { paths } from '../paths';
import * as m from '../messages/extensions';

const activity: readonly VehicleActivity[] = [
  {
    label: m.modifications,
    key: ['records', 'modifications'],
    read: async (vehicleId, signal) => {
      const query = { view: 'row' } as const;
      const asked = { params: { vehicleId }, query, signal, fallback: m.activityFailed };
      const rows = await everyPage((page) => api.list('/api/modifications/vehicles/{vehicleId}', { ...asked, page }));
      return rows.flatMap((modification) => ofModification(modification, today()));
    },
  },
  {
    label: m.issues,
    key: ['records', 'issues'],
    read: async (vehicleId, signal) => {
      const asked = { params: { vehicleId }, signal, fallback: m.activityFailed };
      const rows = await everyPage((page) => api.list('/api/issues/vehicle/{vehicleId}', { ...asked, page }));
      return rows.flatMap(ofIssue);
    },
  },
  {
    label: m.trackDays,
    key: ['records', 'track-days'],
    read: async (vehicleId, signal) => {
      const query = { view: 'row' } as const;
      const asked = { params: { vehicleId }, query, signal, fallback: m.activityFailed };
      const rows = await everyPage((page) => api.list('/api/track-days/vehicles/{vehicleId}', { ...asked, page }));
      return rows.map(ofTrackDay);
    },
  },
];
export default activity;

/** Entries for the day it was reported and the day it was resolved. */
export function ofIssue(issue: records.IssueView): VehicleEntry[] {
  const { id, title, reported_date, reported_date_edtf, resolved_date, resolved_date_edtf } = issue;
  const entry = { title, to: paths.issue(id) };
  const reported = {
    ...entry,
    key: `issue-${id}`,
    date: reported_date,
    edtf: reported_date_edtf,
    kind: m.issueReported,
  };
  if (!resolved_date) return [reported];
  const resolved = { date: resolved_date, edtf: resolved_date_edtf, kind: m.issueResolved };
  return [reported, { ...entry, key: `issue-${id}-resolved`, ...resolved }];
}

/** Entries for its start and its completion. If neither is reached by `today` (`YYYY-MM-DD`), one entry for its creation. */
export function ofModification(modification: records.ModificationInList, today: string): VehicleEntry[] {
  const { id, name, start_date, start_date_edtf, completion_date, completion_date_edtf, created_at } = modification;
  const happened = (what: string, kind: string, date: string, edtf: string | null = null): VehicleEntry => ({
    key: `modification-${id}-${what}`,
    date,
    edtf,
    kind,
    title: name,
    to: paths.modification(id),
  });
  const dated = [
    ...(start_date ? [happened('started', m.modificationStarted, start_date, start_date_edtf)] : []),
    ...(completion_date ? [happened('completed', m.modificationCompleted, completion_date, completion_date_edtf)] : []),
  ];
  return dated.some(({ date }) => date <= today)
    ? dated
    : [happened('recorded', m.modificationRecorded, dayOf(created_at))];
}

const ofTrackDay = (day: records.TrackDayInList): VehicleEntry => ({
  key: `track-day-${day.id}`,
  date: day.event_date,
  edtf: day.event_date_edtf,
  kind: m.trackDay,
  title: day.track_name,
  to: paths.trackDay(day.id),
});
