import { Button, DataTable, EmptyState, PagedList, PanelFrame, PlusIcon, useInfiniteQuery } from '@carnet/mf-kit';
import { paths } from '../paths';
import classes from './part.module.css';
import { PART_COLUMNS } from './part-columns';
import { vehiclePartsQuery } from './parts.queries';

/** A vehicle's parts, for its page. */
export function VehicleParts({ vehicleId }: { vehicleId: number }) {
  return (
    <PanelFrame
      title="Parts"
      action={
        <Button to={paths.newPart(vehicleId)} size="sm" icon={<PlusIcon size={16} />}>
          Add Part
        </Button>
      }
    >
      <div className={classes.rows}>
        <PartRows vehicleId={vehicleId} />
      </div>
    </PanelFrame>
  );
}

function PartRows({ vehicleId }: { vehicleId: number }) {
  const parts = useInfiniteQuery(vehiclePartsQuery(vehicleId));
  return (
    <PagedList query={parts} loading="Loading parts..." empty={<NoParts />}>
      {(rows) => (
        <DataTable
          caption="Parts of this vehicle"
          columns={PART_COLUMNS}
          rows={rows}
          rowKey={(part) => part.id}
          rowLink={(part) => paths.part(part.id)}
        />
      )}
    </PagedList>
  );
}

function NoParts() {
  return (
    <EmptyState plain title="No parts recorded yet.">
      Add what is fitted to this vehicle, what waits on the shelf, and what is still to buy.
    </EmptyState>
  );
}
