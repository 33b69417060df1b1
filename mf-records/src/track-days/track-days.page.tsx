import {
  Button,
  Card,
  CardActions,
  CardGrid,
  CardHead,
  DateText,
  EmptyState,
  FilterBar,
  FilterSelect,
  formatCount,
  KeyValue,
  PagedList,
  PageFrame,
  PlusIcon,
  SearchField,
  totalOf,
  useInfiniteQuery,
  useQuery,
  useUrlFilters,
} from '@carnet/mf-kit';
import { fullName, vehicleChoicesQuery, vehicleOptions } from '../lookups/vehicles.queries';
import { paths } from '../paths';
import { type TrackDayRow, trackDaysQuery } from './track-days.queries';

export default function TrackDaysPage() {
  const filters = useUrlFilters({ vehicle_id: '', search: '' });
  const { values, set } = filters;
  const days = useInfiniteQuery(trackDaysQuery(values));
  const vehicles = useQuery(vehicleChoicesQuery());
  const total = totalOf(days);
  return (
    <PageFrame
      title="Track Days"
      subtitle="Where your vehicles were driven as they were meant to be."
      actions={
        <Button
          to={paths.newTrackDay(Number(values.vehicle_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          New Track Day
        </Button>
      }
    >
      <FilterBar
        label="Filter track days"
        onClear={filters.active ? filters.clear : undefined}
        summary={total === undefined ? undefined : formatCount(total, 'track day')}
      >
        <SearchField
          label="Search"
          placeholder="Track name"
          value={values.search}
          onChange={(search) => set({ search })}
        />
        <FilterSelect
          label="Vehicle"
          value={values.vehicle_id}
          onChange={(vehicle_id) => set({ vehicle_id })}
          options={[{ value: '', label: 'All' }, ...vehicleOptions(vehicles.data ?? [])]}
        />
      </FilterBar>
      <PagedList
        query={days}
        loading="Loading track days..."
        shape="cards"
        empty={<NoTrackDays filtered={filters.active} />}
      >
        {(rows) => (
          <CardGrid label="Track days">
            {rows.map((day) => (
              <TrackDayCard key={day.id} day={day} />
            ))}
          </CardGrid>
        )}
      </PagedList>
    </PageFrame>
  );
}

function TrackDayCard({ day }: { day: TrackDayRow }) {
  return (
    <Card as="article">
      <CardHead
        eyebrow={<DateText date={day.event_date} />}
        title={day.track_name}
        to={paths.trackDay(day.id)}
        level={2}
      />
      <KeyValue
        items={[
          { label: 'Vehicle', value: fullName(day) },
          { label: 'Vehicle ID', value: day.vehicle_id },
        ]}
      />
      <CardActions>
        <Button to={paths.trackDay(day.id)} variant="quiet" size="sm">
          View
        </Button>
        <Button to={paths.editTrackDay(day.id)} variant="quiet" size="sm">
          Edit
        </Button>
      </CardActions>
    </Card>
  );
}

function NoTrackDays({ filtered }: { filtered: boolean }) {
  if (filtered) return <EmptyState title="No track days found.">Try another vehicle or another word.</EmptyState>;
  return (
    <EmptyState
      title="No track days found."
      action={
        <Button to={paths.newTrackDay()} variant="primary">
          New Track Day
        </Button>
      }
    >
      Note the circuit, the date and the car, and write down how it went while the tyres are still warm.
    </EmptyState>
  );
}
