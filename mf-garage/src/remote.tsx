import { defineRemote } from '@carnet/mf-kit/federation';
import { filtersIn } from '@carnet/mf-kit/pages';
import type manifest from '../remote.json';
import { collectionChoicesQuery, vehicleChoicesQuery } from './lookups/choices.queries';
import { collectionsQuery } from './collections/collections.queries';
import { PART_FILTERS, partsQuery } from './parts/parts.queries';
import { VEHICLE_FILTERS, vehiclesQuery } from './vehicles/vehicles.queries';

export default defineRemote<typeof manifest>({
  routes: [
    {
      path: '/collections',
      page: () => import(/* webpackChunkName: "collections" */ './collections/collections.page'),
      loader: (queries, search) => queries.infiniteQuery(collectionsQuery(search.get('search') ?? '')),
    },
    {
      path: '/collections/new',
      page: () => import(/* webpackChunkName: "collection-form" */ './collections/collection-new.page'),
    },
    { path: '/collections/:id', page: () => import('./collections/collection.page') },
    {
      path: '/collections/:id/edit',
      page: () => import(/* webpackChunkName: "collection-form" */ './collections/collection-edit.page'),
    },
    {
      path: '/vehicles',
      offline: true,
      page: () => import(/* webpackChunkName: "vehicles" */ './vehicles/vehicles.page'),
      loader: (queries, search) =>
        Promise.all([
          queries.infiniteQuery(vehiclesQuery(filtersIn(search, VEHICLE_FILTERS))),
          queries.query(collectionChoicesQuery()),
        ]),
    },
    {
      path: '/vehicles/new',
      page: () => import(/* webpackChunkName: "vehicle-form" */ './vehicles/vehicle-new.page'),
      loader: (queries) => queries.query(collectionChoicesQuery()),
    },
    {
      path: '/vehicles/owners/new',
      page: () => import(/* webpackChunkName: "provenance-forms" */ './provenance/chapter-new.page'),
    },
    {
      path: '/vehicles/owners/:id/edit',
      page: () => import(/* webpackChunkName: "provenance-forms" */ './provenance/chapter-edit.page'),
    },
    {
      path: '/vehicles/numbers/new',
      page: () => import(/* webpackChunkName: "provenance-forms" */ './provenance/identity-new.page'),
    },
    {
      path: '/vehicles/numbers/:id/edit',
      page: () => import(/* webpackChunkName: "provenance-forms" */ './provenance/identity-edit.page'),
    },
    { path: '/vehicles/:id', offline: true, page: () => import('./vehicles/vehicle.page') },
    { path: '/vehicles/:id/as-of', page: () => import('./as-of/as-of.page') },
    {
      path: '/vehicles/:id/dossiers',
      page: () => import(/* webpackChunkName: "dossiers" */ './dossiers/dossiers.page'),
    },
    {
      path: '/vehicles/:id/dossiers/:dossierId',
      page: () => import(/* webpackChunkName: "dossiers" */ './dossiers/dossier.page'),
    },
    {
      path: '/vehicles/:id/hand-over',
      page: () => import(/* webpackChunkName: "handovers" */ './handovers/hand-over.page'),
    },
    {
      path: '/handovers',
      page: () => import(/* webpackChunkName: "handovers" */ './handovers/handovers.page'),
    },
    {
      path: '/vehicles/:id/passports',
      page: () => import(/* webpackChunkName: "passports" */ './passports/passports.page'),
    },
    {
      path: '/vehicles/:id/made',
      page: () => import(/* webpackChunkName: "passports" */ './passports/made.page'),
    },
    {
      path: '/vehicles/:id/evidence',
      page: () => import(/* webpackChunkName: "dossiers" */ './dossiers/evidence.page'),
    },
    {
      path: '/vehicles/:id/buyer-pages',
      page: () => import(/* webpackChunkName: "buyer-pages" */ './buyer-pages/buyer-pages.page'),
    },
    {
      path: '/vehicles/:id/buyer-pages/:pageId',
      page: () => import(/* webpackChunkName: "buyer-pages" */ './buyer-pages/buyer-page.page'),
    },
    {
      path: '/vehicles/:id/edit',
      page: () => import(/* webpackChunkName: "vehicle-form" */ './vehicles/vehicle-edit.page'),
    },
    {
      path: '/parts',
      offline: true,
      page: () => import(/* webpackChunkName: "parts" */ './parts/parts.page'),
      loader: (queries, search) =>
        Promise.all([
          queries.infiniteQuery(partsQuery(filtersIn(search, PART_FILTERS))),
          queries.query(vehicleChoicesQuery()),
        ]),
    },
    {
      path: '/parts/new',
      offline: true,
      page: () => import(/* webpackChunkName: "part-form" */ './parts/part-new.page'),
      loader: (queries) => queries.query(vehicleChoicesQuery()),
    },
    { path: '/insights', page: () => import(/* webpackChunkName: "insights" */ './costs/insights.page') },
    { path: '/parts/:id', entry: 'parts', offline: true, page: () => import('./parts/part.page') },
    {
      path: '/parts/:id/edit',
      entry: 'parts',
      offline: true,
      page: () => import(/* webpackChunkName: "part-form" */ './parts/part-edit.page'),
    },
  ],
  panels: {
    'dashboard-head': { 'handover-offers': () => import('./handovers/handover-offers.panel') },
    'dashboard-foot': { costs: () => import('./costs/costs.panel') },
    'quick-entry': { reading: () => import(/* webpackChunkName: "quick-reading" */ './quick/quick-reading.panel') },
  },
  extensions: {
    'vehicle-activity': () => import('./extensions/vehicle-activity'),
    'vehicle-dependents': () => import('./extensions/vehicle-dependents'),
    'vehicle-costs': () => import('./extensions/vehicle-costs'),
    'outbox-fields': () => import('./outbox-fields'),
  },
  offline: () => import('./offline'),
  search: () => import('./search/search'),
});
