import { defineRemote } from '@carnet/mf-kit';
import face from '../remote.json';

export default defineRemote({
  ...face,
  routes: [
    { path: '/service-history', page: () => import('./events/service-history.page') },
    { path: '/service/events/new', page: () => import('./events/service-event-new.page') },
    { path: '/service/events/:id', page: () => import('./events/service-event.page') },
    { path: '/service/events/:id/edit', page: () => import('./events/service-event-edit.page') },
    // Addresses that the documents also use for the list and the form (contract §4).
    { path: '/service', page: () => import('./events/to-history.page') },
    { path: '/service/events', page: () => import('./events/to-history.page') },
    { path: '/service/new', page: () => import('./events/to-new-event.page') },
  ],
  panels: {
    'service/vehicle-history': () => import('./events/vehicle-history.panel'),
    'service/upcoming-maintenance': () => import('./events/upcoming-maintenance.panel'),
  },
});
