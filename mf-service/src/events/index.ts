export { type EventRow, vehicleEventsOfStatusQuery } from './service-events.queries';
