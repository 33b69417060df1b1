export { VehicleCard } from './vehicle-card';
export { VehicleCover } from './vehicle-cover';
export { VehicleIcon } from './vehicle-icon';
