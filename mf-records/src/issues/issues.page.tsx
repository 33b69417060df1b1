import {
  Button,
  type Column,
  DataTable,
  DateText,
  EditLink,
  EmptyState,
  FilteredList,
  ListFilters,
  PageFrame,
  PlusIcon,
  StatusBadge,
  useInfiniteQuery,
  useLoaded,
  useUrlFilters,
  ViewLink,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { type Issue, ISSUE_FILTERS, issuesQuery } from './issues.queries';
import { ISSUE_PRIORITIES, ISSUE_STATUSES, PRIORITY_TONES, STATUS_TONES } from './issue.constants';

export default function IssuesPage() {
  const filters = useUrlFilters(ISSUE_FILTERS);
  const issues = useInfiniteQuery(issuesQuery(filters.values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame
      title="Issue Management"
      subtitle="What is wrong with your vehicles, until it is right again."
      actions={
        <Button
          to={paths.newIssue(Number(filters.values.vehicle_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          New Issue
        </Button>
      }
    >
      <FilteredList
        query={issues}
        loading="Loading issues..."
        filters={filters}
        label="Filter issues"
        one="issue"
        fields={
          <ListFilters
            filters={filters}
            search="Title or description"
            selects={[
              {
                name: 'vehicle_id',
                label: 'Vehicle',
                all: 'All vehicles',
                options: vehicleOptions(vehicles.data ?? []),
              },
              { name: 'status', label: 'Status', all: 'All', options: ISSUE_STATUSES },
              { name: 'priority', label: 'Priority', all: 'All', options: [...ISSUE_PRIORITIES].reverse() },
            ]}
          />
        }
        none={<NoIssues />}
        noMatch="No issues found matching your filters."
      >
        {(rows, stale) => (
          <DataTable
            caption="Issues"
            columns={COLUMNS}
            rows={rows}
            rowKey={(issue) => issue.id}
            rowLink={(issue) => paths.issue(issue.id)}
            stale={stale}
          />
        )}
      </FilteredList>
    </PageFrame>
  );
}

function NoIssues() {
  return (
    <EmptyState
      title="No issues yet."
      action={
        <Button to={paths.newIssue()} variant="primary">
          Report Your First Issue
        </Button>
      }
    >
      Note a leak, a rattle or a warning light here, and see it through until it is resolved.
    </EmptyState>
  );
}

const COLUMNS: readonly Column<Issue>[] = [
  { key: 'title', header: 'Title', primary: true, cell: (issue) => issue.title },
  { key: 'vehicle', header: 'Vehicle', wraps: true, cell: vehicleName },
  {
    key: 'status',
    phone: 'aside',
    header: 'Status',
    cell: (issue) => <StatusBadge status={issue.status} tones={STATUS_TONES} />,
  },
  {
    key: 'priority',
    header: 'Priority',
    cell: (issue) => <StatusBadge status={issue.priority} tones={PRIORITY_TONES} />,
  },
  { key: 'reported', phone: 'labelled', header: 'Reported', cell: (issue) => <DateText date={issue.reported_date} /> },
  {
    key: 'actions',
    header: 'Edit or view',
    phone: 'hidden',
    actions: true,
    cell: (issue) => (
      <>
        <EditLink name={issue.title} to={paths.editIssue(issue.id)} />
        <ViewLink name={issue.title} to={paths.issue(issue.id)} />
      </>
    ),
  },
];
