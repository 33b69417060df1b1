export { ChartFigures, ChartSlider } from './chart-parts';
export { Columns } from './columns';
export type { ColumnsChartProps, ColumnOf } from './columns-chart';
export { nearestTo, scale, valueTicks } from './scale.rules';
export { useWidth } from './use-width';
