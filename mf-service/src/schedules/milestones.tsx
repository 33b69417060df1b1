import { ChevronDownIcon, cx, formatMiles, formatNumber, Link } from '@carnet/mf-kit';
import { paths } from '../paths';
import { STATUS_CHOICES, type TemplateStatus } from '../templates';
import { type DisplayMode, type Milestone, shownIn } from './active-schedules.rules';
import classes from './milestones.module.css';

interface MilestonesProps {
  milestones: readonly Milestone[];
  mileage: number | null;
  mode: DisplayMode;
  onStatus: (template: Milestone, status: TemplateStatus) => void;
}

/** The templates along the road, those behind before those ahead, each with its status. */
export function Milestones({ milestones, mileage, mode, onStatus }: MilestonesProps) {
  const { passed, ahead } = shownIn(mode, milestones, mileage);
  const hidden = milestones.length - passed.length - ahead.length;
  return (
    <>
      <ol className={classes.road} aria-label="Templates by mileage">
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
                {formatMiles(milestone.at)}
                {mileage !== null && ` · ${distance(milestone.at - mileage)}`}
              </span>
            </span>
            <StatusSelect milestone={milestone} onStatus={onStatus} />
          </li>
        ))}
      </ol>
      {hidden > 0 && <p className={classes.hidden}>{formatNumber(hidden)} more by mileage</p>}
    </>
  );
}

const distance = (miles: number): string =>
  miles > 0 ? `in ${formatMiles(miles)}` : miles === 0 ? 'reached' : `${formatMiles(-miles)} ago`;

interface StatusSelectProps {
  milestone: Milestone;
  onStatus: MilestonesProps['onStatus'];
}

/** Any status may move to any other (spec §4). */
function StatusSelect({ milestone, onStatus }: StatusSelectProps) {
  const { name, status } = milestone;
  return (
    <span className={cx(classes.status, classes[status])}>
      <select
        aria-label={`Status of ${name}`}
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
