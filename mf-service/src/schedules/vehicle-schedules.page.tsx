import {
  Button,
  Card,
  CardActions,
  CardGrid,
  CardHead,
  EmptyState,
  FilterSelect,
  formatCount,
  isMissing,
  ListSkeleton,
  NotFoundState,
  PageFrame,
  PlusIcon,
  StatusBadge,
  useNavigate,
  useParams,
  ViewLink,
  NotYet,
  useLoaded,
} from '@carnet/mf-kit';
import { NoVehicles, vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { recurrenceSummary } from '../templates';
import { ActivationButton, ActivationNotice, useActivation } from './activation';
import { ACTIVITY_TONES, activityOf } from './schedule.constants';
import classes from './vehicle-schedules.module.css';
import { type Schedule, type ScheduledVehicle, vehicleSchedulesQuery } from './schedules.queries';

const TITLE = 'Service Schedules';
const BACK = { to: paths.activeSchedules(), label: 'Active Schedules' };

export default function VehicleSchedulesPage() {
  const vehicleId = Number(useParams().vehicleId);
  const vehicles = useLoaded(vehicleChoicesQuery());
  const found = useLoaded(vehicleSchedulesQuery(vehicleId));
  if (vehicles.data?.length === 0)
    return (
      <PageFrame title={TITLE} back={BACK}>
        <NoVehicles what="A service schedule" />
      </PageFrame>
    );
  if (!found.data && isMissing(found.error)) return <NotFoundState text="Vehicle not found" back={BACK} />;
  const options = withVehicle(vehicleOptions(vehicles.data ?? []), vehicleId, found.data?.vehicle);
  return (
    <PageFrame
      title={TITLE}
      tabTitle={found.data && `${TITLE}: ${vehicleName(found.data.vehicle)}`}
      back={BACK}
      actions={
        <Button to={paths.newSchedule(vehicleId)} variant="primary" icon={<PlusIcon size={18} />}>
          Create Schedule
        </Button>
      }
    >
      <VehicleSelector vehicleId={vehicleId} options={options} />
      {found.data ? (
        <Schedules key={vehicleId} schedules={found.data.schedules} vehicleId={vehicleId} />
      ) : (
        <NotYet of={found} waiting={<ListSkeleton label="Loading service schedules..." shape="cards" />} />
      )}
    </PageFrame>
  );
}

type Options = ReturnType<typeof vehicleOptions>;

/** The selector names the vehicle of the page also where the garage does not answer. */
function withVehicle(options: Options, vehicleId: number, vehicle?: ScheduledVehicle): Options {
  const value = String(vehicleId);
  if (options.some((option) => option.value === value)) return options;
  return [{ value, label: vehicle ? vehicleName(vehicle) : 'Loading...' }, ...options];
}

/** Another vehicle is another address (spec §2). */
function VehicleSelector({ vehicleId, options }: { vehicleId: number; options: Options }) {
  const navigate = useNavigate();
  return (
    <div className={classes.selector}>
      <FilterSelect
        label="Vehicle"
        value={String(vehicleId)}
        onChange={(id) => void navigate(paths.schedulesOfVehicle(Number(id)))}
        options={options}
      />
      <Button to={paths.vehicle(vehicleId)} variant="quiet">
        View Vehicle
      </Button>
    </div>
  );
}

function Schedules({ schedules, vehicleId }: { schedules: readonly Schedule[]; vehicleId: number }) {
  const activation = useActivation();
  if (schedules.length === 0)
    return (
      <EmptyState
        title="No service schedules found for this vehicle."
        action={<Button to={paths.newSchedule(vehicleId)}>Create Schedule</Button>}
      >
        A schedule says what this vehicle needs, and when.
      </EmptyState>
    );
  return (
    <>
      <ActivationNotice activation={activation} />
      <CardGrid label={TITLE}>
        {schedules.map((schedule) => (
          <ScheduleCard key={schedule.id} schedule={schedule} activation={activation} />
        ))}
      </CardGrid>
    </>
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
        note={formatCount(template_count, 'template')}
        aside={<StatusBadge status={activityOf(schedule)} tones={ACTIVITY_TONES} />}
      />
      {description && <p className={classes.description}>{description}</p>}
      {templates.length === 0 ? (
        <p className={classes.none}>No templates in this schedule</p>
      ) : (
        <ul className={classes.templates}>
          {templates.slice(0, NAMED).map((template) => (
            <li key={template.id}>
              <span className={classes.name}>{template.name}</span>
              <span className={classes.recurrence}>{recurrenceSummary(template)}</span>
            </li>
          ))}
          {more > 0 && <li className={classes.more}>and {formatCount(more, 'more', 'more')}</li>}
        </ul>
      )}
      <CardActions>
        <ViewLink name={name} to={paths.schedule(id)} />
        <ViewLink name={name} to={paths.manageSchedule(id)}>
          Manage
        </ViewLink>
        <ActivationButton schedule={schedule} activation={activation} size="sm" variant="quiet" named />
      </CardActions>
    </Card>
  );
}
