import { LazyPart, ListSkeleton, PanelError } from '@carnet/mf-kit/ui';
import type { OdometerTabProps } from './odometer-tab';
import * as m from '../messages/odometer';

const load = () => import(/* webpackChunkName: "odometer-tab" */ './odometer-tab');

/** Odometer of a vehicle, loaded when the tab is opened. */
export function VehicleOdometer(props: OdometerTabProps) {
  return (
    <LazyPart
      load={load}
      props={props}
      loading={<ListSkeleton label={m.loading} />}
      fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
    />
  );
}
