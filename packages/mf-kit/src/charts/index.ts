export { ChartFigures, ChartSlider } from './chart-parts';
export { nearestTo, scale, valueTicks } from './scale.rules';
export { monthOf, timeTicks } from './time.rules';
export { useWidth } from './use-width';
