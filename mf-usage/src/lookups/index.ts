export { NoVehicles } from './no-vehicles';
export {
  fullName,
  unitOfVehicle,
  vehicleChoicesQuery,
  vehicleName,
  type VehicleOption,
  vehicleOptions,
} from './vehicles.queries';
