import { formatDate, type NavItem, searchGroup, type SearchGroup, withQuery } from '@carnet/mf-kit';
import { api } from '../api';
import { nameOf, typeOf, vehicleOf } from '../documents';
import { vehicleName } from '../lookups';
import { paths } from '../paths';

/** What the records answer a search from everywhere with. */
const groups: readonly SearchGroup[] = [
  searchGroup({
    id: 'issues',
    label: 'Issues',
    list: (ask) => api.list('/api/issues', { ...ask, fallback: 'Error fetching issues' }),
    hit: (issue) => ({
      id: issue.id,
      title: issue.title,
      note: `${issue.status} · ${vehicleName(issue)}`,
      to: paths.issue(issue.id),
    }),
    all: (search) => withQuery(paths.issues(), { search }),
  }),
  searchGroup({
    id: 'modifications',
    label: 'Modifications',
    list: ({ signal, query }) =>
      api.list('/api/modifications', {
        signal,
        query: { ...query, view: 'row' },
        fallback: 'Error fetching modifications',
      }),
    hit: (modification) => ({
      id: modification.id,
      title: modification.name,
      note: `${modification.status} · ${vehicleName(modification)}`,
      to: paths.modification(modification.id),
    }),
    all: (search) => withQuery(paths.modifications(), { search }),
  }),
  searchGroup({
    id: 'track-days',
    label: 'Track days',
    list: ({ signal, query }) =>
      api.list('/api/track-days', { signal, query: { ...query, view: 'row' }, fallback: 'Failed to fetch track days' }),
    hit: (day) => ({
      id: day.id,
      title: day.track_name,
      note: `${formatDate(day.event_date)} · ${vehicleName(day)}`,
      to: paths.trackDay(day.id),
    }),
    all: (search) => withQuery(paths.trackDays(), { search }),
  }),
  searchGroup({
    id: 'documentation',
    label: 'Documents',
    list: (ask) => api.list('/api/documents', { ...ask, fallback: 'Error fetching documents' }),
    hit: (document) => ({
      id: document.id,
      title: nameOf(document),
      note: document.found
        ? `… ${document.found} …`
        : [typeOf(document), vehicleOf(document)].filter(Boolean).join(' · '),
      to: paths.document(document.id),
    }),
    all: (search) => withQuery(paths.documents(), { search }),
  }),
];

export default groups;

export const actions: readonly NavItem[] = [
  { label: 'New Issue', to: paths.newIssue() },
  { label: 'New Modification', to: paths.newModification() },
  { label: 'New Track Day', to: paths.newTrackDay() },
];
