import { LazyPart, PanelError, PanelFrame, Skeleton } from '@carnet/mf-kit/ui';
import classes from './mileage-chart.module.css';
import type { Odometer } from './odometer.queries';
import * as m from '../messages/odometer';

const load = () => import('./mileage-chart');

/** Mileage over time. The chart's code is loaded after the readings. */
export function OdometerChart({ odometer }: { odometer: Odometer }) {
  return (
    <PanelFrame title={m.mileageOverTime}>
      <div className={classes.place}>
        <LazyPart
          load={load}
          props={{ odometer }}
          loading={<Skeleton height="100%" />}
          fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
        />
      </div>
    </PanelFrame>
  );
}
