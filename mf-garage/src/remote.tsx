import { defineRemote, filtersIn } from '@carnet/mf-kit';
import face from '../remote.json';
import { collectionsQuery } from './collections/collections.queries';
import { PART_FILTERS, partsQuery } from './parts/parts.queries';
import { VEHICLE_FILTERS, vehiclesQuery } from './vehicles/vehicles.queries';

export default defineRemote({
  ...face,
  routes: [
    {
      path: '/collections',
      page: () => import('./collections/collections.page'),
      ahead: (queries, search) => queries.infiniteQuery(collectionsQuery(search.get('search') ?? '')),
    },
    { path: '/collections/new', page: () => import('./collections/collection-new.page') },
    { path: '/collections/:id', page: () => import('./collections/collection.page') },
    { path: '/collections/:id/edit', page: () => import('./collections/collection-edit.page') },
    {
      path: '/vehicles',
      page: () => import('./vehicles/vehicles.page'),
      ahead: (queries, search) => queries.infiniteQuery(vehiclesQuery(filtersIn(search, VEHICLE_FILTERS))),
    },
    { path: '/vehicles/new', page: () => import('./vehicles/vehicle-new.page') },
    { path: '/vehicles/:id', page: () => import('./vehicles/vehicle.page') },
    { path: '/vehicles/:id/edit', page: () => import('./vehicles/vehicle-edit.page') },
    {
      path: '/parts',
      page: () => import('./parts/parts.page'),
      ahead: (queries, search) => queries.infiniteQuery(partsQuery(filtersIn(search, PART_FILTERS))),
    },
    { path: '/parts/new', page: () => import('./parts/part-new.page') },
    { path: '/parts/:id', page: () => import('./parts/part.page') },
    { path: '/parts/:id/edit', page: () => import('./parts/part-edit.page') },
  ],
  panels: {},
  search: () => import('./search/search'),
});
