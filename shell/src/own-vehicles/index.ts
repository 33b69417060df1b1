export { ownVehiclesQuery } from './own-vehicles.query';
