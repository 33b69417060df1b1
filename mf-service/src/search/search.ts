import { formatDate, type NavItem, searchGroup, type SearchGroup, withQuery } from '@carnet/mf-kit';
import { api } from '../api';
import { vehicleName } from '../lookups';
import { paths } from '../paths';

/** What the service book answers a search from everywhere with. */
const groups: readonly SearchGroup[] = [
  searchGroup({
    id: 'service-events',
    label: 'Service events',
    list: ({ signal, query }) =>
      api.list('/api/service/events', {
        signal,
        query: { ...query, view: 'row' },
        fallback: 'Failed to fetch service events',
      }),
    hit: (event) => ({
      id: event.id,
      title: event.name,
      note: `${event.date_performed ? formatDate(event.date_performed) : event.status} · ${vehicleName(event)}`,
      to: paths.event(event.id),
    }),
    all: (search) => withQuery(paths.history(), { search }),
  }),
  searchGroup({
    id: 'service-event-templates',
    label: 'Event templates',
    list: (ask) =>
      api.list('/api/service-event-templates', { ...ask, fallback: 'Error fetching service event templates' }),
    hit: ({ id, name, type }) => ({ id, title: name, note: type, to: paths.template(id) }),
    all: (search) => withQuery(paths.templates(), { search }),
  }),
  searchGroup({
    id: 'service-schedules',
    label: 'Schedules',
    list: (ask) => api.list('/api/service-schedules', { ...ask, fallback: 'Failed to fetch service schedules' }),
    hit: (schedule) => ({
      id: schedule.id,
      title: schedule.name,
      note: `${vehicleName(schedule)}${schedule.is_active ? '' : ' · Inactive'}`,
      to: paths.schedule(schedule.id),
    }),
  }),
];

export default groups;

export const actions: readonly NavItem[] = [
  { label: 'Log Service Event', to: paths.newEvent() },
  { label: 'Create New Template', to: paths.newTemplate() },
];
