import { DateText, formatDate, formatMileage, NONE, Odometer as Instrument } from '@carnet/mf-kit/formats';
import { messageOf } from '@carnet/mf-kit/data';
import { Card, LazyPart, Skeleton } from '@carnet/mf-kit/ui';
import { type ReactNode, useId } from 'react';
import type { Expected, Odometer } from './odometer.queries';
import classes from './odometer.module.css';
import * as m from '../messages/odometer';

/** The odometer's value, the true distance, and the expected value today or on another day. */
export function OdometerSummary({ odometer }: { odometer: Odometer }) {
  const { covered, expected, readings, odometer_unit: unit } = odometer;
  const newest = readings.find(({ standing }) => standing !== 'typing-error');
  return (
    <Card>
      <div className={classes.summary}>
        <div className={classes.now}>
          <h2>{m.currentMileage}</h2>
          <Instrument miles={odometer.current_mileage} unit={unit} size="lg" />
          <p className={classes.note}>
            {newest
              ? m.readOn({ date: () => <DateText date={newest.read_on} edtf={newest.read_on_edtf} /> })
              : m.notReadYet}
          </p>
        </div>
        <dl className={classes.figures}>
          <Figure label={m.distanceCovered} note={covered && m.since({ date: formatDate(covered.since) })}>
            {covered && distanceText(covered, unit)}
          </Figure>
          <Figure label={m.expectedToday} note={expected ? bandText(expected, unit) : m.tooLittleKnown}>
            {expected && formatMileage(expected.value, unit)}
          </Figure>
          <ExpectedOn odometer={odometer} />
        </dl>
      </div>
    </Card>
  );
}

type Unit = Odometer['odometer_unit'];

function Figure({ label, note, children }: { label: ReactNode; note?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.figure}>
      <dt>{label}</dt>
      <dd>
        <span className={classes.value}>{children || NONE}</span>
        <span className={classes.note}>{note}</span>
      </dd>
    </div>
  );
}

function distanceText({ distance, at_least }: NonNullable<Odometer['covered']>, unit: Unit): string {
  const written = formatMileage(distance, unit);
  return at_least ? m.atLeast({ distance: written }) : written;
}

/** `Between 84,200 mi and 84,600 mi`. Without a range, the yearly distance. */
function bandText({ low, high, per_day }: Expected, unit: Unit): string {
  if (low !== high) return m.between({ low: formatMileage(low, unit), high: formatMileage(high, unit) });
  const year = Math.round(per_day * 365.25);
  return year === 0 ? m.asItWasRead : m.perYear({ distance: formatMileage(year, unit) });
}

const expectedOn = () => import('./expected-on');

/** The field is loaded separately, so that reading the tab needs no form code. */
function ExpectedOn({ odometer }: { odometer: Odometer }) {
  const id = useId();
  return (
    <div className={classes.figure}>
      <dt>
        <label htmlFor={id}>{m.expectedOn}</label>
      </dt>
      <dd>
        <LazyPart
          load={expectedOn}
          props={{ id, odometer }}
          loading={<Skeleton height="var(--c-control)" />}
          fallback={({ error }) => <span className={classes.note}>{messageOf(error)}</span>}
        />
      </dd>
    </div>
  );
}
