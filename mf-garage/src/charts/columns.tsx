import { LazyPart, PanelError, Skeleton } from '@carnet/mf-kit/ui';
import classes from './columns-chart.module.css';
import type { ColumnsChartProps } from './columns-chart';

const load = () => import(/* webpackChunkName: "columns-chart" */ './columns-chart');

/** Stacked columns. The chart's code is loaded when a chart is first shown. */
export function Columns(props: ColumnsChartProps) {
  return (
    <div className={classes.place} data-small={props.small || undefined}>
      <LazyPart
        load={load}
        props={props}
        loading={<Skeleton height="100%" />}
        fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
      />
    </div>
  );
}
