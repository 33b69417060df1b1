export { VehicleCard } from './vehicle-card';
export { VehicleIcon } from './vehicle-icon';
