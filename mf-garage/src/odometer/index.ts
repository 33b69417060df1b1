export { VehicleOdometer } from './vehicle-odometer';
