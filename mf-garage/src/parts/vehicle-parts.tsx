import { formatSums } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, PanelFrame, PlusIcon } from '@carnet/mf-kit/ui';
import { DataTable, PagedList } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import classes from './part.module.css';
import { PART_COLUMNS } from './part-columns';
import { PART_FILTERS, partSumsQuery, vehiclePartsQuery } from './parts.queries';
import * as m from '../messages/parts';

export function VehicleParts({ vehicleId }: { vehicleId: number }) {
  return (
    <PanelFrame
      title={m.parts}
      action={
        <Button to={paths.newPart(vehicleId)} size="sm" icon={<PlusIcon size={16} />}>
          {m.addPart}
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
    <PagedList query={parts} loading={m.loading} empty={<NoParts />}>
      {(rows) => (
        <>
          <DataTable
            caption={m.ofThisVehicle}
            columns={PART_COLUMNS}
            rows={rows}
            rowKey={(part) => part.id}
            rowLink={(part) => paths.part(part.id)}
          />
          <Total vehicleId={vehicleId} />
        </>
      )}
    </PagedList>
  );
}

/** Total cost of the parts by currency, as in the list of all parts. Renders nothing until it is known. */
function Total({ vehicleId }: { vehicleId: number }) {
  const { data = [] } = useLoaded(partSumsQuery({ ...PART_FILTERS, vehicle_id: String(vehicleId) }));
  return data.length > 0 && <p className={classes.total}>{m.inAll({ amounts: formatSums(data) })}</p>;
}

function NoParts() {
  return (
    <EmptyState plain title={m.noneRecorded}>
      {m.addWhatIsFitted}
    </EmptyState>
  );
}
