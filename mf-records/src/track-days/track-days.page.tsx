import { DateText } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, Card, CardActions, CardGrid, CardHead, EmptyState, KeyValue, PlusIcon } from '@carnet/mf-kit/ui';
import { EditLink, FilteredList, ListFilters, PageFrame, useUrlFilters, ViewLink } from '@carnet/mf-kit/pages';
import { fullName, vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { TRACK_DAY_FILTERS, type TrackDayRow, trackDaysQuery } from './track-days.queries';
import * as common from '../messages/common';
import * as m from '../messages/track-days';

export default function TrackDaysPage() {
  const filters = useUrlFilters(TRACK_DAY_FILTERS);
  const { values } = filters;
  const days = useInfiniteQuery(trackDaysQuery(values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame
      title={m.trackDays}
      subtitle={m.subtitle}
      actions={
        <Button
          to={paths.newTrackDay(Number(values.vehicle_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          {m.newTrackDay}
        </Button>
      }
    >
      <FilteredList
        waiting="track-day"
        query={days}
        loading={m.loadingAll}
        shape="cards"
        filters={filters}
        label={m.filter}
        count={m.count}
        fields={
          <ListFilters
            filters={filters}
            search={m.searched}
            selects={[
              {
                name: 'vehicle_id',
                label: common.vehicle,
                all: common.all,
                options: vehicleOptions(vehicles.data ?? []),
              },
            ]}
          />
        }
        none={<NoTrackDays />}
        noMatch={m.noneFound}
      >
        {(rows, stale) => (
          <CardGrid label={m.trackDaysLabel} stale={stale}>
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
        eyebrow={<DateText date={day.event_date} edtf={day.event_date_edtf} />}
        title={day.track_name}
        to={paths.trackDay(day.id)}
        level={2}
      />
      <KeyValue
        items={[
          { label: common.vehicle, value: fullName(day) },
          { label: m.vehicleId, value: day.vehicle_id },
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
      title={m.noneFound}
      action={
        <Button to={paths.newTrackDay()} variant="primary">
          {m.newTrackDay}
        </Button>
      }
    >
      {m.noneYetText}
    </EmptyState>
  );
}
