export { VehicleCosts } from './vehicle-costs';
export { useYearCosts } from './use-year-costs';
