export { collectionChoicesQuery, vehicleChoicesQuery } from './choices.queries';
export { vehicleLabel, vehicleName, vehicleOptions } from './vehicle-name';
