import { LazyPart, PanelError, Skeleton } from '@carnet/mf-kit/ui';
import classes from './line-chart.module.css';
import type { LineChartProps } from './line-chart';

const load = () => import(/* webpackChunkName: "line-chart" */ './line-chart');

/** Values over time. The chart's code is loaded when a chart is first shown. */
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
