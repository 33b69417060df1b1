export { VehicleCosts } from './vehicle-costs';
