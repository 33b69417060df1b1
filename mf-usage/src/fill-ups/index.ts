export { decimalProblem } from './decimal.rules';
export { EnergyField, Stations } from './fill-up-form';
export { fillUpForm, type FillUpValues, newFillUpValues } from './fill-up-form.schema';
export {
  createFillUp,
  FILL_UP,
  type FillUp,
  type LastUsed,
  lastUsedQuery,
  readFillUp,
  toCompleteQuery,
  vehicleFillUpsQuery,
} from './fill-ups.queries';
export { titleOf, totalOf, whenOf } from './fill-up.words';
export { usePricing } from './use-pricing';
