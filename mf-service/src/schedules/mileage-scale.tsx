import { formatMileage, type OdometerUnit } from '@carnet/mf-kit/formats';
import * as m from '../messages/vehicle-card';
import { type Milestone, namesAt, progressOf, progressText, ticksBetween } from './active-schedules.rules';
import classes from './mileage-scale.module.css';

interface MileageScaleProps {
  milestones: readonly Milestone[];
  mileage: number | null;
  unit: OdometerUnit;
}

/** A vehicle's progress between two milestones: a scale with a needle at its mileage. */
export function MileageScale({ milestones, mileage, unit }: MileageScaleProps) {
  const { percent, from, to } = progressOf(milestones, mileage);
  return (
    <div className={classes.scale}>
      <div
        role="progressbar"
        aria-label={m.mileageProgress}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.floor(percent)}
        aria-valuetext={progressText(milestones, mileage, unit)}
      >
        <Dial percent={percent} from={from} to={to} known={mileage !== null} />
      </div>
      <div className={classes.ends} aria-hidden>
        <End at={formatMileage(from, unit)} name={namesAt(milestones, from)} />
        {to === null ? <End name={m.allPassed} /> : <End at={formatMileage(to, unit)} name={namesAt(milestones, to)} />}
      </div>
    </div>
  );
}

function End({ at = '', name }: { at?: string; name: string }) {
  return (
    <span className={classes.end}>
      <span className={classes.miles}>{at}</span>
      <span className={classes.name}>{name}</span>
    </span>
  );
}

interface DialProps {
  percent: number;
  from: number;
  to: number | null;
  known: boolean;
}

/** Positions are percentages, so that the scale fills its container and its marks stay sharp. */
function Dial({ percent, from, to, known }: DialProps) {
  const ticks = to === null ? [] : ticksBetween(from, to);
  return (
    <svg className={classes.dial} width="100%" height="40" aria-hidden focusable="false">
      <rect className={classes.track} x="0" y="12" width="100%" height="9" rx="2" />
      <rect className={classes.run} x="0" y="12" width={`${percent}%`} height="9" rx="2" />
      {ticks.map(({ at, percent: place, long }) => (
        <line key={at} className={classes.tick} x1={`${place}%`} x2={`${place}%`} y1="25" y2={long ? '34' : '30'} />
      ))}
      <line className={classes.stop} x1="0" x2="0" y1="12" y2="40" />
      <line className={classes.stop} x1="100%" x2="100%" y1="12" y2="40" />
      {known && (
        <svg x={`${percent}%`} y="0" overflow="visible">
          <path className={classes.needle} d="M-5 1H5L1 9V27H-1V9Z" />
        </svg>
      )}
    </svg>
  );
}
