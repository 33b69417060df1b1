export {
  type Part,
  partChoicesQuery,
  unitOfVehicle,
  type Vehicle,
  vehicleChoicesQuery,
  vehicleName,
  vehicleOptions,
} from './garage.queries';
export { useHeldUploads } from './held-uploads';
export { NoVehicles } from './no-vehicles';
export { eventTemplateQuery, templateNamesQuery } from './template.queries';
export { VehicleField } from './vehicle-field';
