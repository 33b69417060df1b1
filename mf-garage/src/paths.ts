import { withQuery } from '@carnet/mf-kit/data';
import { generatePath } from '@carnet/mf-kit/federation';

const at = (pattern: string, id: number): string => generatePath(pattern, { id: String(id) });

/** Paths of this remote. Paths of other remotes come from `useLinks`. */
export const paths = {
  collections: () => '/collections',
  newCollection: () => '/collections/new',
  collection: (id: number) => at('/collections/:id', id),
  editCollection: (id: number) => at('/collections/:id/edit', id),

  vehicles: () => '/vehicles',
  newVehicle: (collectionId?: number) => withQuery('/vehicles/new', { collection_id: collectionId }),
  vehicle: (id: number) => at('/vehicles/:id', id),
  asOf: (id: number) => at('/vehicles/:id/as-of', id),
  editVehicle: (id: number) => at('/vehicles/:id/edit', id),
  handOver: (vehicleId: number) => at('/vehicles/:id/hand-over', vehicleId),
  handovers: () => '/handovers',
  provenance: (vehicleId: number) => withQuery(at('/vehicles/:id', vehicleId), { tab: 'provenance' }),

  odometer: (vehicleId: number) => withQuery(at('/vehicles/:id', vehicleId), { tab: 'odometer' }),
  evidence: (vehicleId: number) => at('/vehicles/:id/evidence', vehicleId),
  passports: (vehicleId: number) => at('/vehicles/:id/passports', vehicleId),
  made: (vehicleId: number) => at('/vehicles/:id/made', vehicleId),
  dossiers: (vehicleId: number) => at('/vehicles/:id/dossiers', vehicleId),
  dossier: (vehicleId: number, id: number) =>
    generatePath('/vehicles/:id/dossiers/:dossierId', { id: String(vehicleId), dossierId: String(id) }),

  buyerPages: (vehicleId: number) => at('/vehicles/:id/buyer-pages', vehicleId),
  buyerPage: (vehicleId: number, id: number) =>
    generatePath('/vehicles/:id/buyer-pages/:pageId', { id: String(vehicleId), pageId: String(id) }),

  newOwner: (vehicleId: number, begun: { owner?: string; from?: string; to?: string } = {}) =>
    withQuery('/vehicles/owners/new', { vehicle_id: vehicleId, ...begun }),
  editOwner: (id: number) => at('/vehicles/owners/:id/edit', id),
  newNumber: (vehicleId: number, kind?: string) => withQuery('/vehicles/numbers/new', { vehicle_id: vehicleId, kind }),
  editNumber: (id: number) => at('/vehicles/numbers/:id/edit', id),

  insights: (narrowed?: { vehicle_id?: number }) => withQuery('/insights', narrowed),

  parts: () => '/parts',
  partsOfVehicle: (vehicleId: number) => withQuery('/parts', { vehicle_id: vehicleId }),
  newPart: (vehicleId?: number) => withQuery('/parts/new', { vehicle_id: vehicleId }),
  part: (id: number) => at('/parts/:id', id),
  editPart: (id: number) => at('/parts/:id/edit', id),
};
