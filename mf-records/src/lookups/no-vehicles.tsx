import type { ReactNode } from 'react';
import { Button, EmptyState } from '@carnet/mf-kit/ui';
import { paths } from '../paths';
import * as m from '../messages/lookups';

/** Stands instead of a form while there is no vehicle that a record could belong to; says that it needs one. */
export function NoVehicles({ children }: { children: ReactNode }) {
  return (
    <EmptyState
      title={m.addVehicleFirst}
      action={
        <Button to={paths.newVehicle()} variant="primary">
          {m.addVehicle}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
