export { eventForm, type EventValues, type UsedPart } from './service-event-form.schema';
export { type EventType, TYPE_CHOICES, typeLabel } from './service-event.constants';
export {
  createServiceEvent,
  type EventRow,
  SERVICE_EVENT,
  type ServiceEvent,
  serviceEventsChanged,
  vehicleEventsOfStatusQuery,
} from './service-events.queries';
