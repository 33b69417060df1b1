import { defineRemote } from '@carnet/mf-kit/federation';
import { filtersIn } from '@carnet/mf-kit/pages';
import type manifest from '../remote.json';
import { vehicleChoicesQuery } from './lookups/garage.queries';
import { EVENT_FILTERS, eventsAheadQuery, isByDay, serviceEventsQuery } from './events/service-events.queries';
import { TEMPLATE_FILTERS, templatesQuery } from './templates/templates.queries';

export default defineRemote<typeof manifest>({
  routes: [
    {
      path: '/service-history',
      offline: true,
      page: () => import(/* webpackChunkName: "service-history" */ './events/service-history.page'),
      loader: (queries, search) => {
        const filters = filtersIn(search, EVENT_FILTERS);
        return Promise.all([
          queries.infiniteQuery(serviceEventsQuery(filters)),
          isByDay(filters) && queries.infiniteQuery(eventsAheadQuery(filters)),
          queries.query(vehicleChoicesQuery()),
        ]);
      },
    },
    {
      path: '/service/events/new',
      offline: true,
      page: () => import('./events/service-event-new.page'),
      loader: (queries) => queries.query(vehicleChoicesQuery()),
    },
    { path: '/service/import', page: () => import('./table-imports/import.page') },
    {
      path: '/service/events/:id',
      entry: 'service/events',
      offline: true,
      page: () => import('./events/service-event.page'),
    },
    {
      path: '/service/events/:id/edit',
      entry: 'service/events',
      offline: true,
      page: () => import('./events/service-event-edit.page'),
    },
    { path: '/service-schedules/dashboard', page: () => import('./schedules/active-schedules.page') },
    {
      path: '/service-schedules/new',
      page: () => import('./schedules/schedule-new.page'),
      loader: (queries) => queries.query(vehicleChoicesQuery()),
    },
    { path: '/service-schedules/vehicles/:vehicleId', page: () => import('./schedules/vehicle-schedules.page') },
    { path: '/service-schedules/:id', page: () => import('./schedules/schedule.page') },
    { path: '/service-schedules/:id/manage', page: () => import('./schedules/schedule-manage.page') },
    {
      path: '/service-event-templates',
      page: () => import(/* webpackChunkName: "templates" */ './templates/templates.page'),
      loader: (queries, search) => queries.infiniteQuery(templatesQuery(filtersIn(search, TEMPLATE_FILTERS))),
    },
    { path: '/service-event-templates/new', page: () => import('./templates/template-new.page') },
    { path: '/service-event-templates/:id', page: () => import('./templates/template.page') },
    { path: '/service-event-templates/:id/edit', page: () => import('./templates/template-edit.page') },
    { path: '/service/due', page: () => import('./due/due.page') },
    // Additional paths that the documents use for the list and the form (contract §4).
    { path: '/service', page: () => import('./events/to-history.page') },
    { path: '/service/events', page: () => import('./events/to-history.page') },
    { path: '/service/schedule', page: () => import('./schedules/to-schedules.page') },
    { path: '/service-schedules', page: () => import('./schedules/to-dashboard.page') },
    { path: '/service/new', page: () => import('./events/to-new-event.page') },
  ],
  panels: {
    'vehicle-tab': { 'service-history': () => import('./events/vehicle-history.panel') },
    'vehicle-upcoming': { 'upcoming-maintenance': () => import('./due/upcoming-maintenance.panel') },
    'vehicle-form-aside': { glance: () => import('./events/vehicle-glance.panel') },
    'track-day-ready': { 'service-until': () => import('./due/service-until.panel') },
    'dashboard-card': {
      'needs-attention': () => import('./due/needs-attention.panel'),
      'to-complete': () => import('./quick/to-complete.panel'),
    },
    'quick-entry': { service: () => import(/* webpackChunkName: "quick-service" */ './quick/quick-service.panel') },
  },
  extensions: {
    'vehicle-activity': () => import('./extensions/vehicle-activity'),
    'vehicle-dependents': () => import('./extensions/vehicle-dependents'),
    'vehicle-next': () => import('./extensions/vehicle-next'),
    'vehicle-costs': () => import('./extensions/vehicle-costs'),
    'outbox-fields': () => import('./outbox-fields'),
  },
  offline: () => import('./offline'),
  search: () => import('./search/search'),
});
