import { Button, EmptyState, PlusIcon } from '@carnet/mf-kit/ui';
import * as m from '../messages/lookups';
import { paths } from '../paths';

/** Shown while there is no vehicle that a service event or a schedule could belong to (spec §2). */
export function NoVehicles({ children }: { children: string }) {
  return (
    <EmptyState
      title={m.noVehicles}
      action={
        <Button to={paths.newVehicle()} variant="primary" icon={<PlusIcon size={18} />}>
          {m.addVehicle}
        </Button>
      }
    >
      {children}
    </EmptyState>
  );
}
