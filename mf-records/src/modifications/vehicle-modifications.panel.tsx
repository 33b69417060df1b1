import { DateText, formatSums, Money } from '@carnet/mf-kit/formats';
import { messageOf, useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import {
  Button,
  EmptyState,
  PanelFrame,
  PanelSkeleton,
  PlusIcon,
  StatusBadge,
  Notice,
  NotYet,
} from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { type Column, DataTable, LoadMore, type PagedQuery, totalOf, useComingList } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import { CATEGORIES, STATUS_TONES, STATUSES } from './modification.constants';
import {
  MODIFICATION_FILTERS,
  type ModificationRow,
  modificationSumsQuery,
  vehicleModificationPages,
} from './modifications.queries';
import * as common from '../messages/common';
import * as m from '../messages/modifications';
import classes from './modification.module.css';

/** Modifications of a vehicle, for a tab of its page. A print contains all of them. */
export default function VehicleModificationsPanel({ vehicleId }: CarnetSlots['vehicle-tab']) {
  const modifications = useInfiniteQuery(vehicleModificationPages(vehicleId));
  useComingList(modifications);
  return (
    <PanelFrame
      title={m.modifications}
      action={
        <Button to={paths.newModification(vehicleId)} size="sm" icon={<PlusIcon size={16} />}>
          {m.add}
        </Button>
      }
    >
      {modifications.data ? (
        <>
          <Modifications
            vehicleId={vehicleId}
            modifications={modifications}
            rows={modifications.data.pages.flatMap(({ rows }) => rows)}
          />
          {modifications.isFetchNextPageError && <Notice tone="bad">{messageOf(modifications.error)}</Notice>}
        </>
      ) : (
        <NotYet of={modifications} waiting={<PanelSkeleton label={m.loadingAll} />} />
      )}
    </PanelFrame>
  );
}

interface ModificationsProps {
  vehicleId: number;
  modifications: PagedQuery<ModificationRow>;
  rows: ModificationRow[];
}

function Modifications({ vehicleId, modifications, rows }: ModificationsProps) {
  const total = totalOf(modifications) ?? 0;
  if (rows.length === 0)
    return (
      <EmptyState plain title={m.noneRecorded}>
        {m.noneRecordedText}
      </EmptyState>
    );
  return (
    <>
      <DataTable
        caption={m.ofThisVehicle}
        columns={COLUMNS}
        rows={rows}
        rowKey={(modification) => modification.id}
        rowLink={(modification) => paths.modification(modification.id)}
      />
      <Total vehicleId={vehicleId} />
      {total > rows.length && (
        <>
          <LoadMore
            shown={rows.length}
            total={total}
            onMore={() => void modifications.fetchNextPage()}
            busy={modifications.isFetchingNextPage}
          />
          <p data-screen-only>
            <Link to={paths.modificationsOfVehicle(vehicleId)}>{m.allOf({ count: total })}</Link>
          </p>
        </>
      )}
    </>
  );
}

/** Total cost by currency, as in the list of all modifications. Renders nothing until it is known. */
function Total({ vehicleId }: { vehicleId: number }) {
  const { data = [] } = useLoaded(modificationSumsQuery({ ...MODIFICATION_FILTERS, vehicle_id: String(vehicleId) }));
  return data.length > 0 && <p className={classes.total}>{m.inAll({ amounts: formatSums(data) })}</p>;
}

const COLUMNS: readonly Column<ModificationRow>[] = [
  { key: 'name', header: common.name, primary: true, cell: (modification) => modification.name },
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
];
