export type { VehicleSummary } from './dashboard.queries';
