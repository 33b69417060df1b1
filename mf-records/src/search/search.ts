import type { records } from '@carnet/contracts';
import { type NavItem, searchGroup, type SearchGroup, withQuery } from '@carnet/mf-kit';
import { vehicleName } from '../lookups/vehicles.queries';
import { paths } from '../paths';

/** What the records answer a search from everywhere with. */
const groups: readonly SearchGroup[] = [
  searchGroup<records.IssueView>({
    id: 'issues',
    label: 'Issues',
    list: '/api/issues',
    fallback: 'Failed to fetch issues',
    hit: (issue) => ({
      id: issue.id,
      title: issue.title,
      note: `${issue.status} · ${vehicleName(issue)}`,
      to: paths.issue(issue.id),
    }),
    all: (search) => withQuery(paths.issues(), { search }),
  }),
];

export default groups;

export const actions: readonly NavItem[] = [{ label: 'New Issue', to: paths.newIssue() }];
