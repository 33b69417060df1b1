import { DateText, formatPreview, formatSums, Money } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, choicesOf, EmptyState, PlusIcon, StatusBadge } from '@carnet/mf-kit/ui';
import {
  type Column,
  DataTable,
  EditLink,
  FilteredList,
  ListFilters,
  PageFrame,
  totalOf,
  useUrlFilters,
  ViewLink,
} from '@carnet/mf-kit/pages';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { CATEGORIES, STATUS_TONES, STATUSES } from './modification.constants';
import {
  MODIFICATION_FILTERS,
  type ModificationRow,
  modificationsQuery,
  modificationSumsQuery,
} from './modifications.queries';
import * as common from '../messages/common';
import * as m from '../messages/modifications';

export default function ModificationsPage() {
  const filters = useUrlFilters(MODIFICATION_FILTERS);
  const { values } = filters;
  const modifications = useInfiniteQuery(modificationsQuery(values));
  const { data: sums = [] } = useLoaded({ ...modificationSumsQuery(values), enabled: Boolean(totalOf(modifications)) });
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame
      title={m.modifications}
      subtitle={m.subtitle}
      actions={
        <Button
          to={paths.newModification(Number(values.vehicle_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          {m.newModification}
        </Button>
      }
    >
      <FilteredList
        query={modifications}
        loading={m.loadingAll}
        filters={filters}
        label={m.filter}
        count={m.count}
        sum={sums.length > 0 && m.inAll({ amounts: formatSums(sums) })}
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
              { name: 'category', label: m.category, all: m.allCategories, options: choicesOf(CATEGORIES) },
              { name: 'status', label: common.status, all: m.allStatuses, options: choicesOf(STATUSES) },
            ]}
          />
        }
        none={<NoModifications />}
        noMatch={m.noMatch}
      >
        {(rows, stale) => (
          <DataTable
            caption={m.modifications}
            columns={COLUMNS}
            rows={rows}
            rowKey={(modification) => modification.id}
            rowLink={(modification) => paths.modification(modification.id)}
            stale={stale}
          />
        )}
      </FilteredList>
    </PageFrame>
  );
}

function NoModifications() {
  return (
    <EmptyState
      title={m.noneYet}
      action={
        <Button to={paths.newModification()} variant="primary">
          {m.createFirst}
        </Button>
      }
    >
      {m.noneYetText}
    </EmptyState>
  );
}

const COLUMNS: readonly Column<ModificationRow>[] = [
  {
    key: 'name',
    header: common.name,
    primary: true,
    cell: (modification) => modification.name,
    note: (modification) => formatPreview(modification.description),
  },
  { key: 'vehicle', header: common.vehicle, wraps: true, cell: vehicleName },
  { key: 'category', header: m.category, cell: (modification) => CATEGORIES[modification.category] },
  {
    key: 'status',
    phone: 'aside',
    header: common.status,
    cell: (modification) => <StatusBadge status={modification.status} tones={STATUS_TONES} labels={STATUSES} />,
  },
  {
    key: 'start',
    phone: 'labelled',
    header: m.startDateHead,
    cell: (modification) => <DateText date={modification.start_date} edtf={modification.start_date_edtf} />,
  },
  {
    key: 'completion',
    phone: 'labelled',
    header: m.completionDateHead,
    cell: (modification) => <DateText date={modification.completion_date} edtf={modification.completion_date_edtf} />,
  },
  {
    key: 'cost',
    header: m.cost,
    align: 'end',
    cell: (modification) => <Money amount={modification.cost} currency={modification.currency} />,
  },
  {
    key: 'actions',
    header: m.viewOrEdit,
    phone: 'hidden',
    actions: true,
    cell: (modification) => (
      <>
        <ViewLink name={modification.name} to={paths.modification(modification.id)} />
        <EditLink name={modification.name} to={paths.editModification(modification.id)} />
      </>
    ),
  },
];
