import {
  Button,
  type Column,
  DataTable,
  DateText,
  EmptyState,
  formatCount,
  Link,
  Money,
  PanelFrame,
  PanelSkeleton,
  PlusIcon,
  StatusBadge,
  NotYet,
  useLoaded,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { STATUS_TONES } from './modification.constants';
import { type ModificationRow, vehicleModificationsQuery } from './modifications.queries';

const SHOWN = 20;

/** A vehicle's modifications, for its page's Modifications tab. */
export default function VehicleModificationsPanel({ vehicleId }: CarnetPanels['records/vehicle-modifications']) {
  const modifications = useLoaded(vehicleModificationsQuery(vehicleId, SHOWN));
  return (
    <PanelFrame
      title="Modifications"
      action={
        <Button to={paths.newModification(vehicleId)} size="sm" icon={<PlusIcon size={16} />}>
          Add Modification
        </Button>
      }
    >
      {modifications.data ? (
        <Modifications vehicleId={vehicleId} rows={modifications.data.rows} total={modifications.data.total} />
      ) : (
        <NotYet of={modifications} waiting={<PanelSkeleton label="Loading modifications..." />} />
      )}
    </PanelFrame>
  );
}

function Modifications({ vehicleId, rows, total }: { vehicleId: number; rows: ModificationRow[]; total: number }) {
  if (rows.length === 0)
    return (
      <EmptyState plain title="No modifications recorded yet.">
        What makes this vehicle different from the day it left the factory will stand here.
      </EmptyState>
    );
  return (
    <>
      <DataTable
        caption="Modifications of this vehicle"
        columns={COLUMNS}
        rows={rows}
        rowKey={(modification) => modification.id}
        rowLink={(modification) => paths.modification(modification.id)}
      />
      {total > rows.length && (
        <p>
          <Link to={paths.modificationsOfVehicle(vehicleId)}>All {formatCount(total, 'modification')}</Link>
        </p>
      )}
    </>
  );
}

const COLUMNS: readonly Column<ModificationRow>[] = [
  { key: 'name', header: 'Name', primary: true, cell: (modification) => modification.name },
  { key: 'category', header: 'Category', cell: (modification) => modification.category },
  {
    key: 'status',
    phone: 'aside',
    header: 'Status',
    cell: (modification) => <StatusBadge status={modification.status} tones={STATUS_TONES} />,
  },
  {
    key: 'start',
    phone: 'labelled',
    header: 'Start Date',
    cell: (modification) => <DateText date={modification.start_date} />,
  },
  {
    key: 'completion',
    phone: 'labelled',
    header: 'Completion Date',
    cell: (modification) => <DateText date={modification.completion_date} />,
  },
  { key: 'cost', header: 'Cost', align: 'end', cell: (modification) => <Money amount={modification.cost} /> },
];
