import { LazyPart, PanelError, Skeleton } from '@carnet/mf-kit/ui';
import classes from './line-chart.module.css';
import type { LineChartProps } from './line-chart';

const load = () => import(/* webpackChunkName: "line-chart" */ './line-chart');

/** Points over time, fetched when they are first shown. */
export function Line(props: LineChartProps) {
  return (
    <div className={classes.place}>
      <LazyPart
        load={load}
        props={props}
        loading={<Skeleton height="100%" />}
        fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
      />
    </div>
  );
}
