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
export { NoVehicles } from './no-vehicles';
export { PART_TONES, type PartChoice, partChoicesQuery } from './parts.queries';
export { type ServiceEventChoice, serviceEventChoicesQuery } from './service-events.queries';
export { VehicleField } from './vehicle-field';
export { fullName, vehicleChoicesQuery, vehicleName, vehicleOptions } from './vehicles.queries';
