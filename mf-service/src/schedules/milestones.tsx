import { formatMileage, formatMonth, type OdometerUnit } from '@carnet/mf-kit/formats';
import { ChevronDownIcon, cx } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import type { Due } from '../due';
import * as m from '../messages/vehicle-card';
import { paths } from '../paths';
import { STATUS_CHOICES, type TemplateStatus } from '../templates';
import { type DisplayMode, type Milestone, shownIn } from './active-schedules.rules';
import classes from './milestones.module.css';

interface MilestonesProps {
  milestones: readonly Milestone[];
  mileage: number | null;
  unit: OdometerUnit;
  mode: DisplayMode;
  /** Due services. Some of them match these milestones. */
  due: readonly Due[];
  onStatus: (template: Milestone, status: TemplateStatus) => void;
}

/** Milestones, passed ones first, each with its status. */
export function Milestones({ milestones, mileage, unit, mode, due, onStatus }: MilestonesProps) {
  const { passed, ahead } = shownIn(mode, milestones, mileage);
  const hidden = milestones.length - passed.length - ahead.length;
  return (
    <>
      <ol className={classes.road} aria-label={m.templatesByMileage}>
        {[...passed, ...ahead].map((milestone) => (
          <li
            key={milestone.id}
            className={cx(
              classes.milestone,
              passed.includes(milestone) && classes.passed,
              milestone === ahead[0] && classes.next,
            )}
          >
            <span className={classes.name}>
              <Link to={paths.template(milestone.id)}>{milestone.name}</Link>
              <span className={classes.where}>
                {formatMileage(milestone.at, unit)}
                {mileage !== null && ` · ${whenAhead(milestone, distance(milestone.at - mileage, unit), due)}`}
              </span>
            </span>
            <StatusSelect milestone={milestone} onStatus={onStatus} />
          </li>
        ))}
      </ol>
      {hidden > 0 && <p className={classes.hidden}>{m.moreByMileage({ count: hidden })}</p>}
    </>
  );
}

/** Distance to a milestone and its estimated month: `in 900 mi, about Mar 2027`. */
function whenAhead({ id }: Milestone, distance: string, due: readonly Due[]): string {
  const day = due.find(({ template_id }) => template_id === id)?.mileage_expected?.day;
  return day ? m.about({ distance, month: formatMonth(day) }) : distance;
}

function distance(left: number, unit: OdometerUnit): string {
  if (left === 0) return m.reached;
  const mileage = formatMileage(Math.abs(left), unit);
  return left > 0 ? m.inMileage({ mileage }) : m.mileageAgo({ mileage });
}

interface StatusSelectProps {
  milestone: Milestone;
  onStatus: MilestonesProps['onStatus'];
}

/** Every change of status is allowed (spec §4). */
function StatusSelect({ milestone, onStatus }: StatusSelectProps) {
  const { name, status } = milestone;
  return (
    <span className={cx(classes.status, classes[status])}>
      <select
        aria-label={m.statusOf({ name })}
        value={status}
        onChange={(event) => onStatus(milestone, event.currentTarget.value as TemplateStatus)}
      >
        {STATUS_CHOICES.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} className={classes.chevron} />
    </span>
  );
}
