import type { records } from '@carnet/contracts';
import { formatDate, type NavItem, searchGroup, type SearchGroup, withQuery } from '@carnet/mf-kit';
import { vehicleName } from '../lookups/vehicles.queries';
import type { ModificationRow } from '../modifications/modifications.queries';
import { paths } from '../paths';

/** What the records answer a search from everywhere with. */
const groups: readonly SearchGroup[] = [
  searchGroup<records.IssueView>({
    id: 'issues',
    label: 'Issues',
    list: '/api/issues',
    fallback: 'Error fetching issues',
    hit: (issue) => ({
      id: issue.id,
      title: issue.title,
      note: `${issue.status} · ${vehicleName(issue)}`,
      to: paths.issue(issue.id),
    }),
    all: (search) => withQuery(paths.issues(), { search }),
  }),
  searchGroup<ModificationRow>({
    id: 'modifications',
    label: 'Modifications',
    list: '/api/modifications',
    fallback: 'Error fetching modifications',
    hit: (modification) => ({
      id: modification.id,
      title: modification.name,
      note: `${modification.status} · ${vehicleName(modification)}`,
      to: paths.modification(modification.id),
    }),
    all: (search) => withQuery(paths.modifications(), { search }),
  }),
  searchGroup<records.TrackDayInList>({
    id: 'track-days',
    label: 'Track days',
    list: '/api/track-days',
    fallback: 'Failed to fetch track days',
    hit: (day) => ({
      id: day.id,
      title: day.track_name,
      note: `${formatDate(day.event_date)} · ${vehicleName(day)}`,
      to: paths.trackDay(day.id),
    }),
    all: (search) => withQuery(paths.trackDays(), { search }),
  }),
];

export default groups;

export const actions: readonly NavItem[] = [
  { label: 'New Issue', to: paths.newIssue() },
  { label: 'New Modification', to: paths.newModification() },
  { label: 'New Track Day', to: paths.newTrackDay() },
];
