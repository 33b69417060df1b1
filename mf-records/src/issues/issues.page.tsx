import { DateText } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, choicesOf, EmptyState, PlusIcon, StatusBadge } from '@carnet/mf-kit/ui';
import {
  type Column,
  DataTable,
  EditLink,
  FilteredList,
  ListFilters,
  PageFrame,
  useUrlFilters,
  ViewLink,
} from '@carnet/mf-kit/pages';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { type Issue, ISSUE_FILTERS, issuesQuery } from './issues.queries';
import { PRIORITIES, PRIORITY_TONES, STATUS_TONES, STATUSES } from './issue.constants';
import * as common from '../messages/common';
import * as m from '../messages/issues';

export default function IssuesPage() {
  const filters = useUrlFilters(ISSUE_FILTERS);
  const issues = useInfiniteQuery(issuesQuery(filters.values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame
      title={m.pageTitle}
      subtitle={m.subtitle}
      actions={
        <Button
          to={paths.newIssue(Number(filters.values.vehicle_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          {m.newIssue}
        </Button>
      }
    >
      <FilteredList
        waiting="issue"
        query={issues}
        loading={m.loadingAll}
        filters={filters}
        label={m.filter}
        count={m.count}
        fields={
          <ListFilters
            filters={filters}
            search={m.searched}
            selects={[
              {
                name: 'vehicle_id',
                label: common.vehicle,
                all: common.allVehicles,
                options: vehicleOptions(vehicles.data ?? []),
              },
              { name: 'status', label: common.status, all: common.all, options: choicesOf(STATUSES) },
              { name: 'priority', label: m.priority, all: common.all, options: choicesOf(PRIORITIES).reverse() },
            ]}
          />
        }
        none={<NoIssues />}
        noMatch={m.noMatch}
      >
        {(rows, stale) => (
          <DataTable
            caption={m.issues}
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
      title={m.noneYet}
      action={
        <Button to={paths.newIssue()} variant="primary">
          {m.reportFirst}
        </Button>
      }
    >
      {m.noneYetText}
    </EmptyState>
  );
}

const COLUMNS: readonly Column<Issue>[] = [
  { key: 'title', header: m.title, primary: true, cell: (issue) => issue.title },
  { key: 'vehicle', header: common.vehicle, wraps: true, cell: vehicleName },
  {
    key: 'status',
    phone: 'aside',
    header: common.status,
    cell: (issue) => <StatusBadge status={issue.status} tones={STATUS_TONES} labels={STATUSES} />,
  },
  {
    key: 'priority',
    header: m.priority,
    cell: (issue) => <StatusBadge status={issue.priority} tones={PRIORITY_TONES} labels={PRIORITIES} />,
  },
  {
    key: 'reported',
    phone: 'labelled',
    header: m.reported,
    cell: (issue) => <DateText date={issue.reported_date} edtf={issue.reported_date_edtf} />,
  },
  {
    key: 'actions',
    header: m.editOrView,
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
