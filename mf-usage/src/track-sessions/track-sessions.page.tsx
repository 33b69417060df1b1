import { formatDate, NONE } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState } from '@carnet/mf-kit/ui';
import { type Column, DataTable, FilteredList, ListFilters, PageFrame, useUrlFilters } from '@carnet/mf-kit/pages';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { distanceText, durationText, lapTime } from './track-session.words';
import { TRACK_SESSION_FILTERS, type TrackSessionRow, trackSessionsQuery } from './track-sessions.queries';
import * as common from '../messages/common';
import * as m from '../messages/track-sessions';

const COLUMNS: readonly Column<TrackSessionRow>[] = [
  {
    key: 'track',
    header: m.session,
    primary: true,
    wraps: true,
    cell: ({ track }) => track ?? m.session,
    note: ({ odometer_ran }) => (odometer_ran ? null : m.trailer),
  },
  { key: 'day', header: m.day, cell: ({ driven_on }) => formatDate(driven_on) },
  { key: 'vehicle', header: m.vehicle, wraps: true, cell: vehicleName },
  { key: 'laps', header: m.laps, align: 'end', phone: 'labelled', cell: ({ timed_laps }) => timed_laps },
  { key: 'duration', header: m.duration, align: 'end', cell: ({ seconds }) => durationText(seconds) },
  {
    key: 'distance',
    header: m.distance,
    align: 'end',
    cell: ({ distance, odometer_unit }) => distanceText(distance, odometer_unit) ?? NONE,
  },
  {
    key: 'best',
    header: m.best,
    align: 'end',
    phone: 'aside',
    cell: ({ best }) => (best === null ? NONE : lapTime(best)),
  },
];

export default function TrackSessionsPage() {
  const filters = useUrlFilters(TRACK_SESSION_FILTERS);
  const sessions = useInfiniteQuery(trackSessionsQuery(filters.values));
  const vehicles = useLoaded(vehicleChoicesQuery());
  return (
    <PageFrame title={m.title} subtitle={m.subtitle}>
      <FilteredList
        query={sessions}
        loading={m.loading}
        waiting="track-session"
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
                all: common.allVehicles,
                options: vehicleOptions(vehicles.data ?? []),
              },
            ]}
          />
        }
        none={
          <EmptyState title={m.noneYet} action={<Button to={paths.trackDays()}>{m.toTrackDays}</Button>}>
            {m.noneYetText}
          </EmptyState>
        }
        noMatch={m.noMatch}
      >
        {(rows, stale) => (
          <DataTable
            caption={m.title}
            columns={COLUMNS}
            rows={rows}
            rowKey={({ id }) => id}
            rowLink={({ id }) => paths.trackSession(id)}
            stale={stale}
          />
        )}
      </FilteredList>
    </PageFrame>
  );
}
