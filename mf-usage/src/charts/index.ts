export { Line } from './line';
export type { LineChartProps, LinePoint } from './line-chart';
