import { Button, EmptyState, PageFrame } from '@carnet/mf-kit';
import { paths } from '../paths';

interface NoVehiclesProps {
  title: string;
  back: { to: string; label: string };
  /** `An issue` */
  what: string;
}

/** Stands instead of a form while there is no vehicle that a record could belong to. */
export function NoVehicles({ title, back, what }: NoVehiclesProps) {
  return (
    <PageFrame title={title} width="narrow" back={back}>
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
    </PageFrame>
  );
}
