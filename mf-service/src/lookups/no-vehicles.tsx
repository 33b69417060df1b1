import { Button, EmptyState, PlusIcon } from '@carnet/mf-kit';
import { paths } from '../paths';

/** Stands where there is no vehicle yet for `what` to belong to: `A service schedule` (spec §2). */
export function NoVehicles({ what }: { what: string }) {
  return (
    <EmptyState
      title="No vehicles found."
      action={
        <Button to={paths.newVehicle()} variant="primary" icon={<PlusIcon size={18} />}>
          Add Vehicle
        </Button>
      }
    >
      {what} belongs to a vehicle, and there is none in your garage yet.
    </EmptyState>
  );
}
