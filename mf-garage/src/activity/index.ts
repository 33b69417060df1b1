export { VehicleHistory } from './vehicle-history';
