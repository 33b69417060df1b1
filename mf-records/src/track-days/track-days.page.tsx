import {
  Button,
  Card,
  CardActions,
  CardGrid,
  CardHead,
  DateText,
  EditLink,
  EmptyState,
  FilteredList,
  KeyValue,
  ListFilters,
  PageFrame,
  PlusIcon,
  useInfiniteQuery,
  useLoaded,
  useUrlFilters,
  ViewLink,
} from '@carnet/mf-kit';
import { fullName, vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { TRACK_DAY_FILTERS, type TrackDayRow, trackDaysQuery } from './track-days.queries';

export default function TrackDaysPage() {
  const filters = useUrlFilters(TRACK_DAY_FILTERS);
  const { values } = filters;
  const days = useInfiniteQuery(trackDaysQuery(values));
  const vehicles = useLoaded(vehicleChoicesQuery());
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
      <FilteredList
        query={days}
        loading="Loading track days..."
        shape="cards"
        filters={filters}
        label="Filter track days"
        one="track day"
        fields={
          <ListFilters
            filters={filters}
            search="Track or vehicle"
            selects={[
              { name: 'vehicle_id', label: 'Vehicle', all: 'All', options: vehicleOptions(vehicles.data ?? []) },
            ]}
          />
        }
        none={<NoTrackDays />}
        noMatch="No track days found."
      >
        {(rows, stale) => (
          <CardGrid label="Track days" stale={stale}>
            {rows.map((day) => (
              <TrackDayCard key={day.id} day={day} />
            ))}
          </CardGrid>
        )}
      </FilteredList>
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

function NoTrackDays() {
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
