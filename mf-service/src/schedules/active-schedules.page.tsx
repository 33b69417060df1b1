import { useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, ListSkeleton, PlusIcon, SegmentedButtons, NotYet } from '@carnet/mf-kit/ui';
import { PageFrame, useUrlFilters } from '@carnet/mf-kit/pages';
import { dueOfAllQuery } from '../due';
import { NoVehicles, vehicleChoicesQuery } from '../lookups';
import * as m from '../messages/schedules';
import { paths } from '../paths';
import { asDisplayMode, type DisplayMode, vehicleCards } from './active-schedules.rules';
import classes from './active-schedules.module.css';
import { type Schedule, activeSchedulesQuery } from './schedules.queries';
import { VehicleCard } from './vehicle-card';

const MODES = [
  { value: 'default', label: m.showDefault },
  { value: 'more', label: m.showMore },
  { value: 'all', label: m.showAll },
] as const;

export default function ActiveSchedulesPage() {
  const filters = useUrlFilters({ show: 'default' });
  const schedules = useLoaded(activeSchedulesQuery());
  return (
    <PageFrame
      title={m.activeSchedules}
      subtitle={m.activeSubtitle}
      actions={
        <Button to={paths.newSchedule()} variant="primary" icon={<PlusIcon size={18} />}>
          {m.create}
        </Button>
      }
    >
      {!schedules.data ? (
        <NotYet of={schedules} waiting={<ListSkeleton label={m.loading} shape="cards" />} />
      ) : schedules.data.length === 0 ? (
        <NothingActive />
      ) : (
        <Cards
          schedules={schedules.data}
          mode={asDisplayMode(filters.values.show)}
          onMode={(show) => filters.set({ show })}
        />
      )}
    </PageFrame>
  );
}

interface CardsProps {
  schedules: readonly Schedule[];
  mode: DisplayMode;
  onMode: (mode: DisplayMode) => void;
}

/** The service's limit. Most garages have fewer. */
const MOST_DUE = 200;

function Cards({ schedules, mode, onMode }: CardsProps) {
  // Due services are optional here: without them, the cards still show the schedules.
  const due = useLoaded(dueOfAllQuery(MOST_DUE)).data?.rows ?? [];
  const cards = vehicleCards(schedules);
  const groups = [true, false].map((byMileage) => cards.filter((card) => card.milestones.length > 0 === byMileage));
  return (
    <>
      <SegmentedButtons label={m.showTemplates} value={mode} onChange={onMode} options={MODES} />
      {groups.map(
        (group, index) =>
          group.length > 0 && (
            <div key={index} className={classes.cards}>
              {group.map((card) => (
                <VehicleCard
                  key={card.vehicle.id}
                  card={card}
                  mode={mode}
                  due={due.filter(({ vehicle_id }) => vehicle_id === card.vehicle.id)}
                />
              ))}
            </div>
          ),
      )}
    </>
  );
}

/** Shown if no schedule is active. Links to the page where schedules are created and activated. */
function NothingActive() {
  const vehicles = useLoaded(vehicleChoicesQuery());
  const first = vehicles.data?.[0];
  if (vehicles.data?.length === 0) return <NoVehicles>{m.belongs}</NoVehicles>;
  return (
    <EmptyState
      title={m.noneActive}
      action={first && <Button to={paths.schedulesOfVehicle(first.id)}>{m.viewByVehicle}</Button>}
    >
      {m.createOrActivate}
    </EmptyState>
  );
}
