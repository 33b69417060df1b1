export { VehicleParts } from './vehicle-parts';
