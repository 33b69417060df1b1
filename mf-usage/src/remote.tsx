import { defineRemote, filtersIn } from '@carnet/mf-kit';
import type manifest from '../remote.json';
import { FILL_UP_FILTERS, fillUpsQuery } from './fill-ups/fill-ups.queries';
import { vehicleChoicesQuery } from './lookups/vehicles.queries';

export default defineRemote<typeof manifest>({
  routes: [
    {
      path: '/fill-ups',
      offline: true,
      page: () => import(/* webpackChunkName: "fill-ups" */ './fill-ups/fill-ups.page'),
      loader: (queries, search) =>
        Promise.all([
          queries.infiniteQuery(fillUpsQuery(filtersIn(search, FILL_UP_FILTERS))),
          queries.query(vehicleChoicesQuery()),
        ]),
    },
    {
      path: '/fill-ups/new',
      offline: true,
      page: () => import('./fill-ups/fill-up-new.page'),
      loader: (queries) => queries.query(vehicleChoicesQuery()),
    },
    { path: '/fill-ups/:id', offline: true, page: () => import('./fill-ups/fill-up.page') },
    { path: '/fill-ups/:id/edit', offline: true, page: () => import('./fill-ups/fill-up-edit.page') },
  ],
  panels: {
    'vehicle-tab': { fuel: () => import('./vehicle-fuel/vehicle-fuel.panel') },
  },
  extensions: {
    'vehicle-activity': () => import('./extensions/vehicle-activity'),
    'vehicle-dependents': () => import('./extensions/vehicle-dependents'),
    'vehicle-costs': () => import('./extensions/vehicle-costs'),
    'outbox-fields': () => import('./outbox-fields'),
    'file-subjects': () => import('./extensions/file-subjects'),
  },
  offline: () => import('./offline'),
  search: () => import('./search/search'),
});
