import type { ReactNode } from 'react';
import { Button, EmptyState } from '@carnet/mf-kit/ui';
import { paths } from '../paths';
import * as m from '../messages/lookups';

/** Shown instead of a form while no vehicle exists. Says that the record needs one. */
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
