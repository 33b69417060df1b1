import { defineRemote } from '@carnet/mf-kit/federation';
import { filtersIn } from '@carnet/mf-kit/pages';
import type manifest from '../remote.json';
import { COMPONENT_FILTERS, componentsQuery, type Group } from './components/components.queries';
import { FILL_UP_FILTERS, fillUpsQuery } from './fill-ups/fill-ups.queries';
import { TRACK_SESSION_FILTERS, trackSessionsQuery } from './track-sessions/track-sessions.queries';
import { vehicleChoicesQuery } from './lookups/vehicles.queries';

type Loader = NonNullable<Parameters<typeof defineRemote<typeof manifest>>[0]['routes'][number]['loader']>;

const listOf =
  (group: Group): Loader =>
  (queries, search) =>
    Promise.all([
      queries.infiniteQuery(componentsQuery(group, filtersIn(search, COMPONENT_FILTERS))),
      queries.query(vehicleChoicesQuery()),
    ]);

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
    { path: '/fill-ups/:id', entry: 'fill-ups', offline: true, page: () => import('./fill-ups/fill-up.page') },
    {
      path: '/track-sessions',
      offline: true,
      page: () => import(/* webpackChunkName: "track-sessions" */ './track-sessions/track-sessions.page'),
      loader: (queries, search) =>
        Promise.all([
          queries.infiniteQuery(trackSessionsQuery(filtersIn(search, TRACK_SESSION_FILTERS))),
          queries.query(vehicleChoicesQuery()),
        ]),
    },
    { path: '/track-sessions/day', page: () => import('./track-day/track-day-ready.page') },
    {
      path: '/track-sessions/:id/edit',
      entry: 'track-sessions',
      offline: true,
      page: () => import('./track-sessions/track-session-edit.page'),
    },
    {
      path: '/track-sessions/:id',
      entry: 'track-sessions',
      offline: true,
      page: () => import('./track-sessions/track-session.page'),
    },
    {
      path: '/fill-ups/:id/edit',
      entry: 'fill-ups',
      offline: true,
      page: () => import('./fill-ups/fill-up-edit.page'),
    },
    {
      path: '/tyres',
      offline: true,
      page: () => import(/* webpackChunkName: "tyres" */ './components/tyres.page'),
      loader: listOf('tyres'),
    },
    {
      path: '/components',
      page: () => import(/* webpackChunkName: "components" */ './components/others.page'),
      loader: listOf('others'),
    },
    { path: '/components/new', page: () => import('./components/component-new.page') },
    { path: '/components/mount', page: () => import('./components/mount.page') },
    {
      path: '/components/:id',
      entry: 'usage/components',
      offline: true,
      page: () => import('./components/component.page'),
    },
    { path: '/components/:id/edit', entry: 'usage/components', page: () => import('./components/component-edit.page') },
    { path: '/components/:id/take-off', page: () => import('./components/take-off.page') },
    { path: '/components/:id/entry', offline: true, page: () => import('./components/entry.page') },
  ],
  panels: {
    'track-day-section': { sessions: () => import('./track-sessions/day-sessions.panel') },
    'part-section': { life: () => import('./components/part-life.panel') },
    'vehicle-tab': { fuel: () => import('./vehicle-fuel/vehicle-fuel.panel') },
    'vehicle-as-of': { mounted: () => import('./components/vehicle-as-of.panel') },
    'vehicle-aside': { fitted: () => import('./components/vehicle-fitted.panel') },
    'due-card': { components: () => import('./components/due-components.panel') },
    'dashboard-card': { 'to-complete': () => import('./quick/to-complete.panel') },
    'quick-entry': { 'fill-up': () => import(/* webpackChunkName: "quick-fill-up" */ './quick/quick-fill-up.panel') },
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
