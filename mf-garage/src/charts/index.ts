export { Columns } from './columns';
export type { ColumnsChartProps, ColumnOf } from './columns-chart';
