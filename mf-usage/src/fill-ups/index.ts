export { decimalProblem } from './decimal.rules';
export { type FillUp, readFillUp, vehicleFillUpsQuery } from './fill-ups.queries';
export { titleOf, totalOf, whenOf } from './fill-up.words';
