import { formatMoney } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Card, Figures, NotYet } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import {
  consumptionQuery,
  countedIn,
  countedText,
  distanceText,
  figureOf,
  figureText,
  figureUnit,
  type Outcome,
  outcomeOf,
  REASONS_TOLD,
  ScaleSelect,
  useScale,
  withUnit,
} from '../consumption';
import { paths } from '../paths';
import type { FillUp } from './fill-ups.queries';
import classes from './fill-ups.module.css';
import * as common from '../messages/common';
import * as m from '../messages/fill-ups';

/** Figure of a fill-up and how it is computed; or the reason why there is none. */
export function FillUpFigure({ fillUp }: { fillUp: FillUp }) {
  const consumption = useLoaded(consumptionQuery(fillUp.vehicle_id));
  if (!consumption.data) return <NotYet of={consumption} />;
  const found = outcomeOf(consumption.data, fillUp.id);
  if (!found) return null;
  const { outcome } = found;
  if (outcome.reason)
    return (
      <Card>
        <p>{REASONS_TOLD[outcome.reason]}</p>
      </Card>
    );
  return <Figure fillUp={fillUp} outcome={outcome} />;
}

function Figure({ fillUp, outcome }: { fillUp: FillUp; outcome: Outcome }) {
  const { energy, odometer_unit } = fillUp;
  const counted = countedIn(fillUp.unit);
  const [scale] = useScale(counted, odometer_unit);
  const figure = figureOf(outcome, scale, energy);
  return (
    <div className={classes.figure}>
      <Figures
        items={[
          {
            label: m.consumption,
            value: figure !== null && withUnit(figureText(figure), figureUnit(scale, energy, odometer_unit)),
          },
          { label: m.distance, value: distanceText(outcome.distance!, odometer_unit) },
          { label: m.filledOnIt, value: countedText(outcome.amount!, scale) },
          { label: common.total, value: formatMoney(outcome.total, undefined, outcome.currency) },
        ]}
      />
      <div className={classes.under}>
        <p>
          {m.madeOf({ count: outcome.fill_ups! })} <Link to={paths.fillUp(outcome.from_id!)}>{m.fullBefore}</Link>
        </p>
        {odometer_unit !== 'h' && <ScaleSelect counted={counted} odometer={odometer_unit} />}
      </div>
    </div>
  );
}
