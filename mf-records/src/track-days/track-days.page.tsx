import {
  Button,
  Card,
  CardActions,
  CardGrid,
  CardHead,
  DateText,
  EditLink,
  EmptyState,
  FilterBar,
  FilterSelect,
  formatCount,
  KeyValue,
  NoMatches,
  PagedList,
  PageFrame,
  PlusIcon,
  SearchField,
  totalOf,
  useInfiniteQuery,
  useQuery,
  useUrlFilters,
  ViewLink,
} from '@carnet/mf-kit';
import { fullName, vehicleChoicesQuery, vehicleOptions } from '../lookups/vehicles.queries';
import { paths } from '../paths';
import { TRACK_DAY_FILTERS, type TrackDayRow, trackDaysQuery } from './track-days.queries';

export default function TrackDaysPage() {
  const filters = useUrlFilters(TRACK_DAY_FILTERS);
  const { values, set } = filters;
  const days = useInfiniteQuery(trackDaysQuery(values));
  const vehicles = useQuery(vehicleChoicesQuery());
  const total = totalOf(days);
  const onClear = filters.active ? filters.clear : undefined;
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
        onClear={onClear}
        summary={total === undefined ? undefined : formatCount(total, 'track day')}
      >
        <SearchField
          label="Search"
          placeholder="Track or vehicle"
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
      <PagedList query={days} loading="Loading track days..." shape="cards" empty={<NoTrackDays onClear={onClear} />}>
        {(rows, stale) => (
          <CardGrid label="Track days" stale={stale}>
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
        <ViewLink name={day.track_name} to={paths.trackDay(day.id)} />
        <EditLink name={day.track_name} to={paths.editTrackDay(day.id)} />
      </CardActions>
    </Card>
  );
}

function NoTrackDays({ onClear }: { onClear?: () => void }) {
  if (onClear) return <NoMatches title="No track days found." onClear={onClear} />;
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
