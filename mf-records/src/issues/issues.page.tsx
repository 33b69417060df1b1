import {
  Button,
  type Column,
  DataTable,
  DateText,
  EditLink,
  EmptyState,
  FilterBar,
  FilterSelect,
  formatCount,
  NoMatches,
  PagedList,
  PageFrame,
  PlusIcon,
  SearchField,
  StatusBadge,
  totalOf,
  useInfiniteQuery,
  useQuery,
  useUrlFilters,
  ViewLink,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups/vehicles.queries';
import { paths } from '../paths';
import { ISSUE_FILTERS, type Issue, issuesQuery } from './issues.queries';
import { ISSUE_PRIORITIES, ISSUE_STATUSES, PRIORITY_TONES, STATUS_TONES } from './issue.words';

export default function IssuesPage() {
  const filters = useUrlFilters(ISSUE_FILTERS);
  const issues = useInfiniteQuery(issuesQuery(filters.values));
  const vehicles = useQuery(vehicleChoicesQuery());
  const total = totalOf(issues);
  const onClear = filters.active ? filters.clear : undefined;
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
      <FilterBar
        label="Filter issues"
        onClear={onClear}
        summary={total === undefined ? undefined : formatCount(total, 'issue')}
      >
        <SearchField
          label="Search"
          placeholder="Title or description"
          value={filters.values.search}
          onChange={(search) => filters.set({ search })}
        />
        <FilterSelect
          label="Vehicle"
          value={filters.values.vehicle_id}
          onChange={(vehicle_id) => filters.set({ vehicle_id })}
          options={[{ value: '', label: 'All vehicles' }, ...vehicleOptions(vehicles.data ?? [])]}
        />
        <FilterSelect
          label="Status"
          value={filters.values.status}
          onChange={(status) => filters.set({ status })}
          options={[{ value: '', label: 'All' }, ...ISSUE_STATUSES]}
        />
        <FilterSelect
          label="Priority"
          value={filters.values.priority}
          onChange={(priority) => filters.set({ priority })}
          options={[{ value: '', label: 'All' }, ...[...ISSUE_PRIORITIES].reverse()]}
        />
      </FilterBar>
      <PagedList query={issues} loading="Loading issues..." empty={<NoIssues onClear={onClear} />}>
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
      </PagedList>
    </PageFrame>
  );
}

function NoIssues({ onClear }: { onClear?: () => void }) {
  if (onClear) return <NoMatches title="No issues found matching your filters." onClear={onClear} />;
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
  { key: 'status', header: 'Status', cell: (issue) => <StatusBadge status={issue.status} tones={STATUS_TONES} /> },
  {
    key: 'priority',
    header: 'Priority',
    cell: (issue) => <StatusBadge status={issue.priority} tones={PRIORITY_TONES} />,
  },
  { key: 'reported', header: 'Reported', cell: (issue) => <DateText date={issue.reported_date} /> },
  {
    key: 'actions',
    header: 'Edit or view',
    actions: true,
    cell: (issue) => (
      <>
        <EditLink name={issue.title} to={paths.editIssue(issue.id)} />
        <ViewLink name={issue.title} to={paths.issue(issue.id)} />
      </>
    ),
  },
];
