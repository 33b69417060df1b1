import type { garage } from '@carnet/contracts';
import type { ChangedFields, ChangesOf } from '@carnet/mf-kit/pages';
import { api } from '../api';
import { vehicleLabel } from '../lookups';
import * as m from '../messages/part-form';
import { PART_STATUSES, PART_TYPES } from './part.constants';
import type { Part } from './parts.queries';

const fields: ChangedFields<garage.CreatePart, Part> = {
  vehicle_id: {
    label: m.vehicle,
    as: 'name',
    nameOf: (id, part) => (id === part.vehicle_id ? vehicleLabel(part) : undefined),
  },
  name: { label: m.name, as: 'text' },
  part_number: { label: m.partNumber, as: 'text' },
  manufacturer: { label: m.manufacturer, as: 'text' },
  type: { label: m.type, as: 'choice', of: PART_TYPES },
  status: { label: m.status, as: 'choice', of: PART_STATUSES },
  purchase_date: { label: m.purchaseDate, as: 'date' },
  cost: { label: m.cost, as: 'money', currency: 'currency' },
  currency: { with: 'cost' },
  description: { label: m.description, as: 'long' },
  notes: { label: m.notes, as: 'long' },
};

const changes: ChangesOf<Part> = {
  key: ['garage', 'parts'],
  read: (id, ask) => api.get('/api/parts/{id}/history', { params: { id }, ...ask }),
  fields,
};
export default changes;
