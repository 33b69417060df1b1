import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { LazyPart, ListSkeleton, PanelError } from '@carnet/mf-kit/ui';
import * as m from '../messages/costs';

export interface VehicleCostsProps {
  vehicle: { id: number; purchase_date: string | null; odometer_unit: OdometerUnit };
}

const load = () => import('./costs-tab');

/** Costs of a vehicle, loaded when the tab is opened. */
export function VehicleCosts(props: VehicleCostsProps) {
  return (
    <LazyPart
      load={load}
      props={props}
      loading={<ListSkeleton label={m.loading} />}
      fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
    />
  );
}
