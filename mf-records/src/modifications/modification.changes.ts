import type { records } from '@carnet/contracts';
import type { ChangedFields, ChangesOf } from '@carnet/mf-kit/pages';
import { api } from '../api';
import { eventName, vehicleName } from '../lookups';
import * as common from '../messages/common';
import * as m from '../messages/modifications';
import { CATEGORIES, STATUSES } from './modification.constants';
import type { Modification } from './modifications.queries';

/** The API takes ids of parts; its responses and the journal have `parts`. */
type Written = Omit<records.CreateModification, 'part_ids'> & Pick<Modification, 'parts'>;

const fields: ChangedFields<Written, Modification> = {
  vehicle_id: {
    label: common.vehicle,
    as: 'name',
    nameOf: (id, modification) => (id === modification.vehicle_id ? vehicleName(modification) : undefined),
  },
  name: { label: common.name, as: 'text' },
  category: { label: m.category, as: 'choice', of: CATEGORIES },
  status: { label: common.status, as: 'choice', of: STATUSES },
  start_date: { label: m.startDate, as: 'date' },
  completion_date: { label: m.completionDate, as: 'date' },
  mileage: { label: common.mileage, as: 'mileage' },
  cost: { label: m.cost, as: 'money', currency: 'currency' },
  currency: { with: 'cost' },
  service_event_id: {
    label: m.relatedEvent,
    as: 'name',
    nameOf: (id, { service_event }) => (service_event?.id === id ? eventName(service_event) : undefined),
  },
  parts: {
    label: m.associatedParts,
    as: 'names',
    nameOf: ({ id }, { parts }) => parts.find((part) => part.id === id)?.name,
  },
  description: { label: common.description, as: 'long' },
  notes: { label: m.notes, as: 'long' },
};

const changes: ChangesOf<Modification> = {
  key: ['records', 'modifications'],
  read: (id, ask) => api.get('/api/modifications/{id}/history', { params: { id }, ...ask }),
  fields,
};
export default changes;
