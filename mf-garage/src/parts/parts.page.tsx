import { formatSums } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, choicesOf, EmptyState, PlusIcon } from '@carnet/mf-kit/ui';
import { DataTable, FilteredList, ListFilters, PageFrame, totalOf, useUrlFilters } from '@carnet/mf-kit/pages';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { PART_COLUMNS } from './part-columns';
import { PART_STATUSES, PART_TYPES } from './part.constants';
import { PART_FILTERS, partsQuery, partSumsQuery } from './parts.queries';
import * as m from '../messages/parts';

const STATUSES = (['Installed', 'Planned', 'In Storage'] as const).map((value) => ({
  value,
  label: PART_STATUSES[value],
}));

export default function PartsPage() {
  const filters = useUrlFilters(PART_FILTERS);
  const { values } = filters;
  const parts = useInfiniteQuery(partsQuery(values));
  const { data: sums = [] } = useLoaded({ ...partSumsQuery(values), enabled: Boolean(totalOf(parts)) });
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame
      title={m.parts}
      subtitle={m.subtitle}
      actions={
        <Button
          to={paths.newPart(Number(values.vehicle_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          {m.addNewPart}
        </Button>
      }
    >
      <FilteredList
        waiting="part"
        query={parts}
        loading={m.loading}
        filters={filters}
        label={m.filterParts}
        count={m.count}
        sum={sums.length > 0 && m.inAll({ amounts: formatSums(sums) })}
        fields={
          <ListFilters
            filters={filters}
            search={m.searchedFor}
            selects={[
              {
                name: 'vehicle_id',
                label: m.vehicle,
                all: m.allVehicles,
                options: vehicleOptions(vehicles.data ?? []),
              },
              { name: 'type', label: m.type, all: m.allTypes, options: choicesOf(PART_TYPES) },
              { name: 'status', label: m.status, all: m.allStatuses, options: STATUSES },
            ]}
          />
        }
        none={<NoParts />}
        noMatch={m.noMatch}
      >
        {(rows, stale) => (
          <DataTable
            caption={m.parts}
            columns={PART_COLUMNS}
            rows={rows}
            rowKey={(part) => part.id}
            rowLink={(part) => paths.part(part.id)}
            stale={stale}
          />
        )}
      </FilteredList>
    </PageFrame>
  );
}

function NoParts() {
  return (
    <EmptyState
      title={m.noParts}
      action={
        <Button to={paths.newPart()} variant="primary">
          {m.addYourFirst}
        </Button>
      }
    >
      {m.noteWhatYouBuy}
    </EmptyState>
  );
}
