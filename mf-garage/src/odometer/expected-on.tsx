import { formatDate, formatMileage, today } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { DayInput } from '@carnet/mf-kit/forms';
import { type ReactNode, useState } from 'react';
import { expectedQuery, type Odometer } from './odometer.queries';
import classes from './odometer.module.css';
import { unitOn } from './odometer.words';
import * as m from '../messages/odometer';

export interface ExpectedOnProps {
  /** Id of the field. The label is rendered by the parent. */
  id: string;
  odometer: Odometer;
}

/** The expected reading on a day that the person enters. */
export default function ExpectedOn({ id, odometer }: ExpectedOnProps) {
  const [day, setDay] = useState('');
  return (
    <>
      <DayInput id={id} className={classes.day} value={day} max="2100-12-31" onDay={setDay} />
      <span className={classes.note} role="status">
        {day === '' ? m.aDay({ date: formatDate(today()) }) : <Expectation odometer={odometer} day={day} />}
      </span>
    </>
  );
}

function Expectation({ odometer, day }: { odometer: Odometer; day: string }) {
  const expected = useLoaded(expectedQuery(odometer.vehicle_id, day));
  if (expected.error) return m.couldNotBeAsked;
  if (expected.data === undefined) return m.looking;
  if (!expected.data) return m.nothingKnown;
  const { value, low, high } = expected.data;
  const unit = unitOn(odometer, day);
  const of = (mileage: number) => formatMileage(mileage, unit);
  const strong = (text: ReactNode) => <strong>{text}</strong>;
  return low === high
    ? strong(of(value))
    : m.expectedBetween({ strong, value: of(value), low: of(low), high: of(high) });
}
