import {
  Button,
  Card,
  CardActions,
  CardHead,
  formatCount,
  formatMiles,
  Link,
  messageOf,
  Notice,
  Odometer,
} from '@carnet/mf-kit';
import type { Due } from '../due';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { spaced } from '../templates';
import {
  type ActiveSchedule,
  type DisplayMode,
  progressOf,
  roadOf,
  namesAt,
  type VehicleCard as Data,
} from './active-schedules.rules';
import { DueLines } from './due-lines';
import { MileageScale } from './mileage-scale';
import { Milestones } from './milestones';
import { useStatusChange } from './use-status-change';
import classes from './vehicle-card.module.css';

interface VehicleCardProps {
  card: Data;
  mode: DisplayMode;
  /** What is due or overdue on it, the most urgent first. */
  due: readonly Due[];
}

/** One vehicle of the dashboard: where it is on its road, and what comes there. */
export function VehicleCard({ card, mode, due }: VehicleCardProps) {
  const { vehicle, schedules, milestones } = card;
  const change = useStatusChange();
  const name = vehicleName(vehicle);
  return (
    <Card as="article" className={classes.card}>
      <CardHead
        level={2}
        title={<Link to={paths.schedulesOfVehicle(vehicle.id)}>{name}</Link>}
        eyebrow={vehicle.nickname}
        note={schedules.map((schedule) => schedule.name).join(' · ')}
      />
      {change.failure && <StatusFailure error={change.failure} onDismiss={change.dismiss} />}
      <p className={classes.said} role="status">
        {change.done && `${change.done.template.name} is ${spaced(change.done.status)}`}
      </p>
      {milestones.length === 0 ? (
        <p className={classes.none}>
          {schedules.some(({ templates }) => templates.length > 0)
            ? 'No templates by mileage in this schedule'
            : 'No templates in this schedule'}
        </p>
      ) : (
        <>
          <div className={classes.dash}>
            <div className={classes.reading}>
              <Odometer miles={vehicle.current_mileage} />
              <span className={classes.left}>{ahead(card)}</span>
            </div>
            <MileageScale milestones={milestones} mileage={vehicle.current_mileage} />
          </div>
          <Milestones milestones={milestones} mileage={vehicle.current_mileage} mode={mode} onStatus={change.start} />
        </>
      )}
      <DueLines due={due} vehicleId={vehicle.id} />
      <CardActions>
        {schedules.map((schedule) => (
          <ManageButton key={schedule.id} schedule={schedule} only={schedules.length === 1} vehicle={name} />
        ))}
        <Button
          to={paths.schedulesOfVehicle(vehicle.id)}
          variant="quiet"
          size="sm"
          aria-label={`All schedules of ${name}`}
        >
          All Schedules
        </Button>
      </CardActions>
    </Card>
  );
}

function ManageButton({ schedule, only, vehicle }: { schedule: ActiveSchedule; only: boolean; vehicle: string }) {
  const label = only ? 'Manage Schedule' : `Manage ${schedule.name}`;
  return (
    <Button to={paths.manageSchedule(schedule.id)} variant="quiet" size="sm" aria-label={`${label} of ${vehicle}`}>
      {label}
    </Button>
  );
}

/** How far it is to what comes next. */
function ahead({ vehicle, milestones }: Data): string {
  const { left, to } = progressOf(milestones, vehicle.current_mileage);
  if (to === null) return `${formatCount(milestones.length, 'template')} passed`;
  if (left === null) return 'Mileage not known';
  return `${formatMiles(left)} to ${namesAt(roadOf(milestones, vehicle.current_mileage).ahead, to)}`;
}

const FAILED = 'Failed to update template status';

function StatusFailure({ error, onDismiss }: { error: unknown; onDismiss: () => void }) {
  const why = messageOf(error, FAILED);
  return (
    <Notice tone="bad" title={FAILED} onDismiss={onDismiss}>
      {why === FAILED ? null : why}
    </Notice>
  );
}
