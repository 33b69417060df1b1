import type {
  CostTotal,
  PhotosOf,
  VehicleActivity,
  VehicleCosts,
  VehicleDependents,
  VehicleEntry,
} from '@carnet/contracts';
import { apiOf } from '@carnet/mf-kit/data';
import type { KnownRemote, AnyPaths } from '@carnet/mf-kit/testing';
import garageCosts from '../extensions/vehicle-costs';
import garageActivity from '../extensions/vehicle-activity';
import garageDependents from '../extensions/vehicle-dependents';

/** Accepts paths that no service has. */
const api = apiOf<AnyPaths>();

/** A fake remote: the paths that it serves and the panels that it offers. */
export const aRemote = (changes: Partial<KnownRemote> & Pick<KnownRemote, 'id'>): KnownRemote => ({
  name: `mf-${changes.id}`,
  paths: [],
  nav: [],
  routes: [],
  ...changes,
});

const Text = ({ children }: { children: string }) => <p>{children}</p>;

/** A fake kind of activity. It fetches entries from a path of its own: `/activity/issues/7`. */
const activityOf = (label: string, things: string): VehicleActivity => ({
  label,
  key: ['elsewhere', things],
  read: async (id, signal) =>
    (await api.list(`/activity/${things}/${id}`, { signal, fallback: 'Failed' })).rows as VehicleEntry[],
});

/** A fake kind of dependents. It fetches counts from a path of its own: `/counts/issues/7`. */
const dependentsOf = (one: string, things: string): VehicleDependents => ({
  one,
  key: ['elsewhere', things],
  count: (id, signal) => api.count(`/counts/${things}/${id}`, { signal, fallback: 'Failed' }),
});

/** Fake costs of service events, fetched from `/costs/events`. */
const costs: VehicleCosts = {
  label: 'Service events',
  key: ['elsewhere', 'events'],
  read: async ({ vehicleId, from, page }, signal) => {
    const query = { vehicle_id: vehicleId, from };
    const { rows, next } = await api.list('/costs/events', { signal, page, query, fallback: 'Failed' });
    return { totals: rows as CostTotal[], next };
  },
};

export const service = aRemote({
  id: 'service',
  paths: ['/service', '/service-history'],
  links: {
    'service-event': '/service/events/:id',
    'vehicle/log-service': '/service/new?vehicle_id=:id',
  },
  slots: {
    'vehicle-tab': { 'service-history': { label: 'Service History' } },
    'vehicle-action': { 'log-service': { label: 'Log Service', to: '/service/new?vehicle_id=:id', place: 1 } },
  },
  panels: {
    'vehicle-tab': {
      'service-history': async () => ({
        default: ({ vehicleId }) => <Text>{`Service history of vehicle ${vehicleId}`}</Text>,
      }),
    },
  },
  extensions: {
    'vehicle-activity': async () => ({ default: [activityOf('Service events', 'events')] }),
    'vehicle-dependents': async () => ({ default: [dependentsOf('service event', 'events')] }),
    'vehicle-costs': async () => ({ default: costs }),
  },
});

const again = jest.fn(async (_: PhotosOf) => {});
/** Records the files that the remote of svc-records was asked to restore. */
export const fileLinks = { again, of: jest.fn(async (_: PhotosOf) => again) };

export const records = aRemote({
  id: 'records',
  paths: ['/issues', '/modifications', '/track-days'],
  links: {
    modification: '/modifications/:id',
    'track-day': '/track-days/:id',
  },
  slots: {
    'vehicle-tab': { modifications: { label: 'Modifications' } },
    'vehicle-action': {
      'add-modification': { label: 'Add Modification', to: '/modifications/new?vehicle_id=:id', place: 2 },
    },
    'vehicle-aside': { 'expiring-documents': { quiet: true }, issues: {} },
    photos: { photos: {} },
    papers: { papers: {} },
    'form-files': { 'form-files': {} },
  },
  panels: {
    'vehicle-tab': {
      modifications: async () => ({
        default: ({ vehicleId }) => <Text>{`Modifications of vehicle ${vehicleId}`}</Text>,
      }),
    },
    'vehicle-aside': {
      'expiring-documents': async () => ({
        default: ({ vehicleId }) => <Text>{`Expiring documents of vehicle ${vehicleId}`}</Text>,
      }),
      issues: async () => ({ default: ({ vehicleId }) => <Text>{`Issues of vehicle ${vehicleId}`}</Text> }),
    },
    photos: { photos: async () => ({ default: ({ subject, id }) => <Text>{`Photos of ${subject} ${id}`}</Text> }) },
    papers: { papers: async () => ({ default: ({ subject, id }) => <Text>{`Documents of ${subject} ${id}`}</Text> }) },
    'form-files': {
      'form-files': async () => ({ default: ({ subject }) => <Text>{`Files of a new ${subject}`}</Text> }),
    },
  },
  extensions: {
    'vehicle-activity': async () => ({ default: [activityOf('Issues', 'issues')] }),
    'vehicle-dependents': async () => ({ default: [dependentsOf('issue', 'issues')] }),
    'file-links': async () => ({ default: fileLinks }),
  },
});

export const garage = aRemote({
  id: 'garage',
  paths: ['/collections', '/vehicles', '/parts'],
  slots: { 'vehicle-action': { 'add-part': { label: 'Add Part', to: '/parts/new?vehicle_id=:id', place: 3 } } },
  extensions: {
    'vehicle-activity': async () => ({ default: garageActivity }),
    'vehicle-dependents': async () => ({ default: garageDependents }),
    'vehicle-costs': async () => ({ default: garageCosts }),
  },
});

export const remotes = [garage, service, records];
