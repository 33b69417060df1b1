import { Button, EmptyState } from '@carnet/mf-kit';
import { paths } from '../paths';

/** Stands instead of a form while there is no vehicle that a record could belong to; `what` is `An issue`. */
export function NoVehicles({ what }: { what: string }) {
  return (
    <EmptyState
      title="Add a vehicle first."
      action={
        <Button to={paths.newVehicle()} variant="primary">
          Add Vehicle
        </Button>
      }
    >
      {what} belongs to a vehicle, and there is none in your garage yet.
    </EmptyState>
  );
}
