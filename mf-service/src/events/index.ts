export { type EventType, TYPE_CHOICES, typeLabel } from './service-event.constants';
export { type EventRow, serviceEventsChanged, vehicleEventsOfStatusQuery } from './service-events.queries';
