import { formatMileage, Odometer } from '@carnet/mf-kit/formats';
import { messageOf } from '@carnet/mf-kit/data';
import { Button, Card, CardActions, CardHead, Notice } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import type { Due } from '../due';
import { vehicleName } from '../lookups';
import * as schedulesText from '../messages/schedules';
import * as m from '../messages/vehicle-card';
import { paths } from '../paths';
import { STATUS_LABELS, unitWord } from '../templates';
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
  /** Services due or ahead on the vehicle, most urgent first. */
  due: readonly Due[];
}

/** One vehicle of the dashboard: its progress, and its milestones. */
export function VehicleCard({ card, mode, due }: VehicleCardProps) {
  const { vehicle, schedules, milestones, countOtherwise } = card;
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
        {change.done && m.isNow({ template: change.done.template.name, status: STATUS_LABELS[change.done.status] })}
      </p>
      {milestones.length === 0 ? (
        <p className={classes.none}>
          {schedules.some(({ templates }) => templates.length > 0) ? m.noneByMileage : schedulesText.noTemplates}
        </p>
      ) : (
        <>
          <div className={classes.dash}>
            <div className={classes.reading}>
              <Odometer miles={vehicle.current_mileage} unit={vehicle.odometer_unit} />
              <span className={classes.left}>{ahead(card)}</span>
            </div>
            <MileageScale milestones={milestones} mileage={vehicle.current_mileage} unit={vehicle.odometer_unit} />
          </div>
          <Milestones
            milestones={milestones}
            mileage={vehicle.current_mileage}
            unit={vehicle.odometer_unit}
            mode={mode}
            due={due}
            onStatus={change.start}
          />
        </>
      )}
      {countOtherwise > 0 && <p className={classes.none}>{otherwiseText(card)}</p>}
      <DueLines due={due.filter(({ status }) => status !== 'Upcoming')} vehicleId={vehicle.id} />
      <CardActions>
        {schedules.map((schedule) => (
          <ManageButton key={schedule.id} schedule={schedule} only={schedules.length === 1} vehicle={name} />
        ))}
        <Button
          to={paths.schedulesOfVehicle(vehicle.id)}
          variant="quiet"
          size="sm"
          aria-label={m.allSchedulesOf({ vehicle: name })}
        >
          {m.allSchedules}
        </Button>
      </CardActions>
    </Card>
  );
}

function ManageButton({ schedule, only, vehicle }: { schedule: ActiveSchedule; only: boolean; vehicle: string }) {
  const { id, name } = schedule;
  return (
    <Button
      to={paths.manageSchedule(id)}
      variant="quiet"
      size="sm"
      aria-label={only ? m.manageOf({ vehicle }) : m.manageNamedOf({ schedule: name, vehicle })}
    >
      {only ? schedulesText.manageSchedule : m.manageNamed({ schedule: name })}
    </Button>
  );
}

/** Templates that cannot be placed on the scale, such as those in miles if the odometer counts hours. */
function otherwiseText({ vehicle, countOtherwise }: Data): string {
  return m.countOtherwise({
    count: countOtherwise,
    counted: vehicle.odometer_unit === 'h' ? 'distance' : 'other',
    odometer: unitWord(vehicle.odometer_unit),
  });
}

/** Distance to the next milestone. */
function ahead({ vehicle, milestones }: Data): string {
  const { left, to } = progressOf(milestones, vehicle.current_mileage);
  if (to === null) return m.passed({ count: milestones.length });
  if (left === null) return m.mileageNotKnown;
  return m.leftTo({
    mileage: formatMileage(left, vehicle.odometer_unit),
    name: namesAt(roadOf(milestones, vehicle.current_mileage).ahead, to),
  });
}

function StatusFailure({ error, onDismiss }: { error: unknown; onDismiss: () => void }) {
  const why = messageOf(error, schedulesText.updateStatusFailed);
  return (
    <Notice tone="bad" title={schedulesText.updateStatusFailed} onDismiss={onDismiss}>
      {why === schedulesText.updateStatusFailed ? null : why}
    </Notice>
  );
}
