export { useScale } from './chosen-scale';
export {
  type Consumption,
  consumptionQuery,
  type EnergyConsumption,
  type Outcome,
  outcomeOf,
} from './consumption.queries';
export {
  type AmountUnit,
  type Counted,
  countedIn,
  countedUnits,
  type Energy,
  isPerDistance,
  type Scale,
  unitBeside,
  unitsOf,
  usualUnit,
} from './consumption.rules';
export {
  AMOUNT_UNITS,
  amountText,
  type Consumed,
  countedText,
  distanceCostText,
  distanceText,
  ENERGIES,
  figureOf,
  figureText,
  figureUnit,
  priceText,
  REASONS,
  REASONS_TOLD,
  UNIT_NAMES,
  withUnit,
} from './consumption.words';
export { RowConsumption } from './row-consumption';
export { ScaleSelect } from './scale-select';
