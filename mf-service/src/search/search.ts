import { formatKnownDate } from '@carnet/mf-kit/formats';
import { withQuery } from '@carnet/mf-kit/data';
import { type NavItem, searchGroup, type SearchGroup } from '@carnet/mf-kit/federation';
import { api } from '../api';
import { vehicleName } from '../lookups';
import * as m from '../messages/extensions';
import { paths } from '../paths';
import { lineGroup } from '../quick';
import { EVENT_STATUS_LABELS } from '../status';
import { TYPE_LABELS } from '../templates';

/** This remote's groups in the global search. */
const groups: readonly SearchGroup[] = [
  lineGroup,
  searchGroup({
    id: 'service-events',
    label: m.serviceEvents,
    list: ({ signal, query }) =>
      api.list('/api/service/events', {
        signal,
        query: { ...query, view: 'row' },
        fallback: m.fetchEventsFailed,
      }),
    hit: (event) => ({
      id: event.id,
      title: event.name,
      note: `${event.date_performed ? formatKnownDate(event.date_performed, event.date_performed_edtf) : EVENT_STATUS_LABELS[event.status]} · ${vehicleName(event)}`,
      to: paths.event(event.id),
    }),
    all: (search) => withQuery(paths.history(), { search }),
  }),
  searchGroup({
    id: 'service-event-templates',
    label: m.eventTemplates,
    list: (ask) => api.list('/api/service-event-templates', { ...ask, fallback: m.fetchTemplatesFailed }),
    hit: ({ id, name, type }) => ({ id, title: name, note: TYPE_LABELS[type], to: paths.template(id) }),
    all: (search) => withQuery(paths.templates(), { search }),
  }),
  searchGroup({
    id: 'service-schedules',
    label: m.schedules,
    list: (ask) => api.list('/api/service-schedules', { ...ask, fallback: m.fetchSchedulesFailed }),
    hit: (schedule) => ({
      id: schedule.id,
      title: schedule.name,
      note: `${vehicleName(schedule)}${schedule.is_active ? '' : ` · ${m.inactive}`}`,
      to: paths.schedule(schedule.id),
    }),
  }),
];

export default groups;

export const actions: readonly NavItem[] = [
  { label: m.logServiceEvent, to: paths.newEvent() },
  { label: m.importHistory, to: paths.importHistory() },
  { label: m.createTemplate, to: paths.newTemplate() },
];
