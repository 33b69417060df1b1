import { formatKnownDate } from '@carnet/mf-kit/formats';
import { withQuery } from '@carnet/mf-kit/data';
import { type NavItem, searchGroup, type SearchGroup } from '@carnet/mf-kit/federation';
import { api } from '../api';
import { nameOf, typeOf, vehicleOf } from '../documents';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { ISSUE_STATUSES } from '../issues';
import { MODIFICATION_STATUSES } from '../modifications';
import * as m from '../messages/search';

/** This remote's groups in the global search. */
const groups: readonly SearchGroup[] = [
  searchGroup({
    id: 'issues',
    label: m.issues,
    list: (ask) => api.list('/api/issues', { ...ask, fallback: m.issuesFailed }),
    hit: (issue) => ({
      id: issue.id,
      title: issue.title,
      note: `${ISSUE_STATUSES[issue.status]} · ${vehicleName(issue)}`,
      to: paths.issue(issue.id),
    }),
    all: (search) => withQuery(paths.issues(), { search }),
  }),
  searchGroup({
    id: 'modifications',
    label: m.modifications,
    list: ({ signal, query }) =>
      api.list('/api/modifications', {
        signal,
        query: { ...query, view: 'row' },
        fallback: m.modificationsFailed,
      }),
    hit: (modification) => ({
      id: modification.id,
      title: modification.name,
      note: `${MODIFICATION_STATUSES[modification.status]} · ${vehicleName(modification)}`,
      to: paths.modification(modification.id),
    }),
    all: (search) => withQuery(paths.modifications(), { search }),
  }),
  searchGroup({
    id: 'track-days',
    label: m.trackDays,
    list: ({ signal, query }) =>
      api.list('/api/track-days', { signal, query: { ...query, view: 'row' }, fallback: m.trackDaysFailed }),
    hit: (day) => ({
      id: day.id,
      title: day.track_name,
      note: `${formatKnownDate(day.event_date, day.event_date_edtf)} · ${vehicleName(day)}`,
      to: paths.trackDay(day.id),
    }),
    all: (search) => withQuery(paths.trackDays(), { search }),
  }),
  searchGroup({
    id: 'documentation',
    label: m.documents,
    list: (ask) => api.list('/api/documents', { ...ask, fallback: m.documentsFailed }),
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
  { label: m.newIssue, to: paths.newIssue() },
  { label: m.newModification, to: paths.newModification() },
  { label: m.newTrackDay, to: paths.newTrackDay() },
];
