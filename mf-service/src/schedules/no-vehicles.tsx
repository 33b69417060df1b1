import { Button, EmptyState, PlusIcon } from '@carnet/mf-kit';
import type { ReactNode } from 'react';
import { paths } from '../paths';

/** Schedules begin with a vehicle (spec §2). */
export function NoVehicles({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      title="No vehicles found."
      action={
        <Button to={paths.newVehicle()} variant="primary" icon={<PlusIcon size={18} />}>
          Add Vehicle
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
