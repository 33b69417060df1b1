import { NONE, type OdometerUnit } from '@carnet/mf-kit/formats';
import { Figures } from '@carnet/mf-kit/ui';
import type { DrivenSession } from '../lap-files';
import { LapsTable } from './laps-table';
import { encodePolyline } from './polyline.rules';
import { TrackLine } from './track-line';
import { distanceText, durationText, lapTime, speedText } from './track-session.words';
import classes from './track-sessions.module.css';
import * as m from '../messages/track-sessions';

/** A session from a file that is not stored yet, in the vehicle's unit. */
export function SessionSummary({ session, unit }: { session: DrivenSession; unit: OdometerUnit }) {
  const { laps, lapsFrom, best, line, seconds, distance, ranges } = session;
  const top = ranges.find(({ name, unit: of }) => name === 'speed' && of === 'm/s');
  return (
    <>
      <Figures
        items={[
          { label: m.best, value: best === null ? NONE : lapTime(best) },
          { label: m.laps, value: laps.filter(({ kind }) => kind === 'timed').length },
          { label: m.duration, value: durationText(seconds) },
          { label: m.distance, value: distanceText(distance, unit) },
          ...(top ? [{ label: m.topSpeed, value: speedText(top.greatest, unit) }] : []),
        ]}
      />
      {lapsFrom === 'found' && <p className={classes.hint}>{m.lapsFound}</p>}
      {lapsFrom === 'none' && <p className={classes.hint}>{m.noLaps}</p>}
      <div className={classes.found}>
        {laps.length > 0 && <LapsTable laps={[...laps]} best={best} unit={unit} />}
        {line.length > 1 && <TrackLine line={encodePolyline(line)} />}
      </div>
    </>
  );
}
