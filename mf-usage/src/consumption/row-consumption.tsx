import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { useScale } from './chosen-scale';
import { consumptionQuery, outcomeOf } from './consumption.queries';
import { countedIn, type Energy, type AmountUnit } from './consumption.rules';
import { figureOf, figureText, figureUnit, REASONS, withUnit } from './consumption.words';
import classes from './consumption.module.css';

interface RowConsumptionProps {
  fillUp: { id: number; vehicle_id: number; energy: Energy; unit: AmountUnit; odometer_unit: OdometerUnit };
}

/** Figure of a fill-up, or the reason why there is none. All rows of a vehicle share one request. */
export function RowConsumption({ fillUp }: RowConsumptionProps) {
  const { id, vehicle_id, energy, unit, odometer_unit } = fillUp;
  const consumption = useLoaded(consumptionQuery(vehicle_id));
  const [scale] = useScale(countedIn(unit), odometer_unit);
  const outcome = consumption.data && outcomeOf(consumption.data, id)?.outcome;
  if (!outcome) return null;
  if (outcome.reason) return <span className={classes.reason}>{REASONS[outcome.reason]}</span>;
  const figure = figureOf(outcome, scale, energy);
  return figure === null ? null : withUnit(figureText(figure), figureUnit(scale, energy, odometer_unit));
}
