export { keyVehiclesQuery } from './api-keys.queries';
