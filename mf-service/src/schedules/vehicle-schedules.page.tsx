import { isMissing, useLoaded } from '@carnet/mf-kit/data';
import {
  Button,
  Card,
  CardActions,
  CardGrid,
  CardHead,
  EmptyState,
  ListSkeleton,
  NotFoundState,
  PlusIcon,
  StatusBadge,
  NotYet,
} from '@carnet/mf-kit/ui';
import { useNavigate, useParams } from '@carnet/mf-kit/federation';
import { FilterSelect, PageFrame, ViewLink } from '@carnet/mf-kit/pages';
import { NoVehicles, vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import * as m from '../messages/schedules';
import * as counts from '../messages/template-count';
import * as words from '../messages/vehicle-schedules';
import { paths } from '../paths';
import { recurrenceSummary } from '../templates';
import { ActivationButton, ActivationNotice, useActivation } from './activation';
import { ACTIVITY_LABELS, ACTIVITY_TONES, activityOf } from './schedule.constants';
import classes from './vehicle-schedules.module.css';
import { type Schedule, type ScheduledVehicle, vehicleSchedulesQuery } from './schedules.queries';

const BACK = { to: paths.activeSchedules(), label: m.activeSchedules };

export default function VehicleSchedulesPage() {
  const vehicleId = Number(useParams().vehicleId);
  const vehicles = useLoaded(vehicleChoicesQuery());
  const found = useLoaded(vehicleSchedulesQuery(vehicleId));
  if (vehicles.data?.length === 0)
    return (
      <PageFrame title={m.serviceSchedules} back={BACK}>
        <NoVehicles>{m.belongs}</NoVehicles>
      </PageFrame>
    );
  if (!found.data && isMissing(found.error)) return <NotFoundState text={m.vehicleNotFound} back={BACK} />;
  const options = withVehicle(vehicleOptions(vehicles.data ?? []), vehicleId, found.data?.vehicle);
  return (
    <PageFrame
      title={m.serviceSchedules}
      tabTitle={found.data && words.tabTitle({ vehicle: vehicleName(found.data.vehicle) })}
      back={BACK}
      actions={
        <Button to={paths.newSchedule(vehicleId)} variant="primary" icon={<PlusIcon size={18} />}>
          {m.create}
        </Button>
      }
    >
      <VehicleSelector vehicleId={vehicleId} options={options} />
      {found.data ? (
        <Schedules key={vehicleId} schedules={found.data.schedules} vehicleId={vehicleId} />
      ) : (
        <NotYet of={found} waiting={<ListSkeleton label={m.loading} shape="cards" />} />
      )}
    </PageFrame>
  );
}

type Options = ReturnType<typeof vehicleOptions>;

/** Adds the page's vehicle to the selector if the garage does not answer. */
function withVehicle(options: Options, vehicleId: number, vehicle?: ScheduledVehicle): Options {
  const value = String(vehicleId);
  if (options.some((option) => option.value === value)) return options;
  return [{ value, label: vehicle ? vehicleName(vehicle) : m.loadingShort }, ...options];
}

/** Selecting another vehicle navigates to its page (spec §2). */
function VehicleSelector({ vehicleId, options }: { vehicleId: number; options: Options }) {
  const navigate = useNavigate();
  return (
    <div className={classes.selector}>
      <FilterSelect
        label={m.vehicle}
        value={String(vehicleId)}
        onChange={(id) => void navigate(paths.schedulesOfVehicle(Number(id)))}
        options={options}
      />
      <Button to={paths.vehicle(vehicleId)} variant="quiet">
        {m.viewVehicle}
      </Button>
    </div>
  );
}

function Schedules({ schedules, vehicleId }: { schedules: readonly Schedule[]; vehicleId: number }) {
  const activation = useActivation();
  if (schedules.length === 0)
    return (
      <EmptyState title={m.noneForVehicle} action={<Button to={paths.newSchedule(vehicleId)}>{m.create}</Button>}>
        {m.saysWhatIsNeeded}
      </EmptyState>
    );
  return (
    <CardGrid label={m.serviceSchedules}>
      {schedules.map((schedule) => (
        <ScheduleCard key={schedule.id} schedule={schedule} activation={activation} />
      ))}
    </CardGrid>
  );
}

const NAMED = 5;

interface ScheduleCardProps {
  schedule: Schedule;
  activation: ReturnType<typeof useActivation>;
}

function ScheduleCard({ schedule, activation }: ScheduleCardProps) {
  const { id, name, description, template_count, templates } = schedule;
  const more = template_count - NAMED;
  return (
    <Card as="article">
      <CardHead
        title={name}
        to={paths.schedule(id)}
        level={2}
        note={counts.templates({ count: template_count })}
        aside={<StatusBadge status={activityOf(schedule)} tones={ACTIVITY_TONES} labels={ACTIVITY_LABELS} />}
      />
      {description && <p className={classes.description}>{description}</p>}
      {templates.length === 0 ? (
        <p className={classes.none}>{m.noTemplates}</p>
      ) : (
        <ul className={classes.templates}>
          {templates.slice(0, NAMED).map((template) => (
            <li key={template.id}>
              <span className={classes.name}>{template.name}</span>
              <span className={classes.recurrence}>{recurrenceSummary(template)}</span>
            </li>
          ))}
          {more > 0 && <li className={classes.more}>{words.andMore({ count: more })}</li>}
        </ul>
      )}
      <CardActions>
        <ViewLink name={name} to={paths.schedule(id)} />
        <ViewLink name={name} to={paths.manageSchedule(id)}>
          {m.manage}
        </ViewLink>
        <ActivationButton schedule={schedule} activation={activation} size="sm" variant="quiet" isNamed />
      </CardActions>
      {activation.variables?.id === id && (
        <div className={classes.outcome}>
          <ActivationNotice activation={activation} />
        </div>
      )}
    </Card>
  );
}
