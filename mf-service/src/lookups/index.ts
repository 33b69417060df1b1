export { partChoicesQuery, type Vehicle, vehicleChoicesQuery, vehicleName, vehicleOptions } from './garage.queries';
export { NoVehicles } from './no-vehicles';
export { eventTemplateQuery, templateNamesQuery } from './template.queries';
export { VehicleField } from './vehicle-field';
