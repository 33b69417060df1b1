import { Button, EmptyState } from '@carnet/mf-kit/ui';
import { paths } from '../paths';
import * as m from '../messages/lookups';

/** Shown instead of the form while there is no vehicle that a fill-up could belong to. */
export function NoVehicles() {
  return (
    <EmptyState
      title={m.addVehicleFirst}
      action={
        <Button to={paths.newVehicle()} variant="primary">
          {m.addVehicle}
        </Button>
      }
    >
      {m.needsVehicle}
    </EmptyState>
  );
}
