export { type FillUp, vehicleFillUpsQuery } from './fill-ups.queries';
export { titleOf, totalOf } from './fill-up.words';
