export { collectionChoicesQuery, vehicleChoicesQuery } from './choices.queries';
export { vehicleLabel, vehicleName, vehicleOptions } from './vehicle-name';
export { readVehicle, type Vehicle, vehicleQuery } from './vehicle.queries';
