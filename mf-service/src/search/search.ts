import type { service } from '@carnet/contracts';
import { formatDate, type NavItem, searchGroup, type SearchGroup, withQuery } from '@carnet/mf-kit';
import { vehicleName } from '../lookups';
import { paths } from '../paths';

/** What the service book answers a search from everywhere with. */
const groups: readonly SearchGroup[] = [
  searchGroup<service.ServiceEventRow>({
    id: 'service-events',
    label: 'Service events',
    list: '/api/service/events',
    fallback: 'Failed to fetch service events',
    hit: (event) => ({
      id: event.id,
      title: event.name,
      note: `${event.date_performed ? formatDate(event.date_performed) : event.status} · ${vehicleName(event)}`,
      to: paths.event(event.id),
    }),
    all: (search) => withQuery(paths.history(), { search }),
  }),
  searchGroup<service.ServiceEventTemplateView>({
    id: 'service-event-templates',
    label: 'Event templates',
    list: '/api/service-event-templates',
    fallback: 'Error fetching service event templates',
    hit: ({ id, name, type }) => ({ id, title: name, note: type, to: paths.template(id) }),
    all: (search) => withQuery(paths.templates(), { search }),
  }),
  searchGroup<service.ServiceScheduleView>({
    id: 'service-schedules',
    label: 'Schedules',
    list: '/api/service-schedules',
    fallback: 'Failed to fetch service schedules',
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
