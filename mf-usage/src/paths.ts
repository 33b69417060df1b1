import { withQuery } from '@carnet/mf-kit/data';
import { generatePath } from '@carnet/mf-kit/federation';

/** Paths of this remote, and those of other remotes that it links to. */
export const paths = {
  fillUps: () => '/fill-ups',
  fillUpsOfVehicle: (vehicleId: number) => withQuery('/fill-ups', { vehicle_id: vehicleId }),
  newFillUp: (vehicleId?: number) => withQuery('/fill-ups/new', { vehicle_id: vehicleId }),
  fillUpOfPaper: (paper: number) => withQuery('/fill-ups/new', { paper }),
  fillUp: (id: number) => generatePath('/fill-ups/:id', { id: String(id) }),
  editFillUp: (id: number) => generatePath('/fill-ups/:id/edit', { id: String(id) }),

  trackSessions: () => '/track-sessions',
  trackSessionsOfVehicle: (vehicleId: number) => withQuery('/track-sessions', { vehicle_id: vehicleId }),
  editTrackSession: (id: number) => generatePath('/track-sessions/:id/edit', { id: String(id) }),
  trackDayReady: (vehicleId: number, on: string) => withQuery('/track-sessions/day', { vehicle_id: vehicleId, on }),
  trackSession: (id: number) => generatePath('/track-sessions/:id', { id: String(id) }),
  tyres: () => '/tyres',
  components: () => '/components',
  newComponent: (group: 'tyres' | 'others', part_id?: number) => withQuery('/components/new', { group, part_id }),
  component: (id: number) => generatePath('/components/:id', { id: String(id) }),
  editComponent: (id: number) => generatePath('/components/:id/edit', { id: String(id) }),
  mount: (query: { component_id?: number; vehicle_id?: number }) => withQuery('/components/mount', query),
  takeOff: (id: number) => generatePath('/components/:id/take-off', { id: String(id) }),
  entry: (id: number, kind: 'rotation' | 'tread' | 'rebuild' | 'use') =>
    withQuery(generatePath('/components/:id/entry', { id: String(id) }), { kind }),
  editTread: (id: number, entry: number) =>
    withQuery(generatePath('/components/:id/entry', { id: String(id) }), { kind: 'tread', entry }),

  asOf: (vehicleId: number, on: string) =>
    withQuery(generatePath('/vehicles/:id/as-of', { id: String(vehicleId) }), { on }),
  vehicle: (id: number) => generatePath('/vehicles/:id', { id: String(id) }),
  trackDays: () => '/track-days',
  trackDay: (id: number) => generatePath('/track-days/:id', { id: String(id) }),
  part: (id: number) => generatePath('/parts/:id', { id: String(id) }),
  newVehicle: () => '/vehicles/new',
};
