import type { service } from '@carnet/contracts';
import type { ChangedFields, ChangesOf } from '@carnet/mf-kit/pages';
import { api } from '../api';
import { vehicleName } from '../lookups';
import * as m from '../messages/event-form';
import * as page from '../messages/events';
import { EVENT_STATUS_LABELS } from '../status';
import { TYPE_NAMES } from './service-event.constants';
import type { ServiceEvent } from './service-events.queries';

const fields: ChangedFields<service.CreateServiceEvent, ServiceEvent> = {
  vehicle_id: {
    label: page.vehicle,
    as: 'name',
    nameOf: (id, event) => (id === event.vehicle_id ? vehicleName(event) : undefined),
  },
  name: { label: m.serviceName, as: 'text' },
  type: { label: m.serviceType, as: 'choice', of: TYPE_NAMES },
  description: { label: m.description, as: 'long' },
  template_id: {
    label: m.templateLabel,
    as: 'name',
    nameOf: (id, { template }) => (template?.id === id ? template.name : undefined),
  },
  status: { label: m.status, as: 'choice', of: EVENT_STATUS_LABELS },
  date_performed: { label: m.datePerformed, as: 'date' },
  mileage_at_service: { label: m.mileageAtService, as: 'mileage' },
  cost: { label: m.cost, as: 'money', currency: 'currency' },
  currency: { with: 'cost' },
  converted_cost: { label: m.convertedCost, as: 'money', currency: 'converted_currency' },
  converted_currency: { with: 'converted_cost' },
  parts: {
    label: m.parts,
    as: 'names',
    nameOf: ({ id }, { parts }) => parts.find((part) => part.id === id)?.name,
  },
  report_content: { label: m.report, as: 'long' },
  notes: { label: m.notes, as: 'long' },
  service_schedule_id: null,
  to_complete: null, // A reminder to complete the record, not part of the event.
  photos: null, // always empty
};

const changes: ChangesOf<ServiceEvent> = {
  key: ['service', 'events'],
  read: (id, ask) => api.get('/api/service/events/{id}/history', { params: { id }, ...ask }),
  fields,
};
export default changes;
