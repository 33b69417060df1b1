export { FuelSign, GarageSign, ModificationSign, PartSign, ServiceSign, VehicleSign } from './feature-icons';
