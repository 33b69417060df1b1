export { VehicleCard } from './vehicle-card';
export { VehicleIcon } from './vehicle-icon';
export { VEHICLE_TYPES } from './vehicle-types';
