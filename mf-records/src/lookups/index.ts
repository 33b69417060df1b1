export {
  type Album,
  ALBUM,
  albumChoicesQuery,
  albumPhotosQuery,
  albumQuery,
  albumsChanged,
  albumsQuery,
  createAlbum,
  deleteAlbum,
  photoIdsOf,
  readAlbum,
  type SmallPhoto,
  updateAlbum,
} from './albums.queries';
export { mileageFact } from './mileage-fact';
export { MileageField } from './mileage-field';
export { NoVehicles } from './no-vehicles';
export { PART_STATUSES, PART_TONES, partType } from './parts.constants';
export { type PartChoice, partChoicesQuery } from './parts.queries';
export { EVENT_STATUSES, EVENT_TONES, eventName, eventType } from './service-events.constants';
export { type ServiceEventChoice, serviceEventChoicesQuery } from './service-events.queries';
export { VehicleField } from './vehicle-field';
export {
  fullName,
  unitOfVehicle,
  vehicleChoicesQuery,
  vehicleName,
  type VehicleOption,
  vehicleOptions,
} from './vehicles.queries';
