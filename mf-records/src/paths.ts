import type { PhotosOf } from '@carnet/contracts';
import { withQuery } from '@carnet/mf-kit/data';
import { generatePath } from '@carnet/mf-kit/federation';

/** Paths of this remote, and those of other remotes that it links to. */
export const paths = {
  issues: () => '/issues',
  issuesOfVehicle: (vehicleId: number) => withQuery('/issues', { vehicle_id: vehicleId }),
  newIssue: (vehicleId?: number) => withQuery('/issues/create', { vehicle_id: vehicleId }),
  issue: (id: number) => generatePath('/issues/:id', { id: String(id) }),
  editIssue: (id: number) => generatePath('/issues/:id/edit', { id: String(id) }),

  modifications: () => '/modifications',
  modificationsOfVehicle: (vehicleId: number) => withQuery('/modifications', { vehicle_id: vehicleId }),
  newModification: (vehicleId?: number) => withQuery('/modifications/new', { vehicle_id: vehicleId }),
  modification: (id: number) => generatePath('/modifications/:id', { id: String(id) }),
  editModification: (id: number) => generatePath('/modifications/:id/edit', { id: String(id) }),

  photos: () => '/photos',
  /** Photos of a vehicle or a record, optionally with one of them opened. */
  photosOf: ({ subject, id }: PhotosOf, photo?: number) =>
    withQuery('/photos', { ...(subject === 'vehicle' ? { vehicle_id: id } : { subject: `${subject}:${id}` }), photo }),
  photosTagged: (tag: string) => withQuery('/photos', { tag }),
  photo: (id: number) => withQuery('/photos', { photo: id }),
  trash: () => withQuery('/photos', { deleted: 'true' }),
  uploadPhotos: (vehicleId?: number) => withQuery('/photos/upload', { vehicle_id: vehicleId }),
  albums: () => '/photos/albums',
  album: (id: number) => generatePath('/photos/albums/:id', { id: String(id) }),
  photoPairs: () => '/photos/pairs',
  newPhotoPair: (beforeId?: number, afterId?: number) =>
    withQuery('/photos/pairs/new', { before: beforeId, after: afterId }),
  photoPair: (id: number) => generatePath('/photos/pairs/:id', { id: String(id) }),

  documents: () => '/documentation',
  documentsTrash: () => withQuery('/documentation', { deleted: 'true' }),
  /** Papers of a vehicle or a record. */
  documentsOf: ({ subject, id }: PhotosOf) =>
    withQuery('/documentation', subject === 'vehicle' ? { vehicle_id: id } : { subject: `${subject}:${id}` }),
  documentsByExpiry: (vehicleId?: number) => withQuery('/documentation', { vehicle_id: vehicleId, sort: 'expires' }),
  document: (id: number) => generatePath('/documentation/:id', { id: String(id) }),
  enterEvent: (id: number) => generatePath('/documentation/:id/event', { id: String(id) }),
  hideParts: (id: number) => generatePath('/documentation/:id/hide', { id: String(id) }),
  editDocument: (id: number) => generatePath('/documentation/:id/edit', { id: String(id) }),

  trackDays: () => '/track-days',
  trackDaysOfVehicle: (vehicleId: number) => withQuery('/track-days', { vehicle_id: vehicleId }),
  newTrackDay: (vehicleId?: number) => withQuery('/track-days/new', { vehicle_id: vehicleId }),
  trackDay: (id: number) => generatePath('/track-days/:id', { id: String(id) }),
  editTrackDay: (id: number) => generatePath('/track-days/:id/edit', { id: String(id) }),

  vehicles: () => '/vehicles',
  vehicle: (id: number) => generatePath('/vehicles/:id', { id: String(id) }),
  newVehicle: () => '/vehicles/new',
  parts: () => '/parts',
  part: (id: number) => generatePath('/parts/:id', { id: String(id) }),
  newPart: (vehicleId: number) => withQuery('/parts/new', { vehicle_id: vehicleId }),
  number: (id: number) => generatePath('/vehicles/numbers/:id/edit', { id: String(id) }),
  owner: (id: number) => generatePath('/vehicles/owners/:id/edit', { id: String(id) }),
  serviceHistory: () => '/service-history',
  serviceEvent: (id: number) => generatePath('/service/events/:id', { id: String(id) }),
};
