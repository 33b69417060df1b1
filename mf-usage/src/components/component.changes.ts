import type { usage } from '@carnet/contracts';
import type { ChangedFields, ChangesOf } from '@carnet/mf-kit/pages';
import { api } from '../api';
import { KINDS, SEASONS } from './component.words';
import type { Component } from './components.queries';
import * as m from '../messages/component-form';

const fields: ChangedFields<usage.CreateComponent, Component> = {
  kind: { label: m.kind, as: 'choice', of: KINDS },
  part_id: {
    label: m.part,
    as: 'name',
    nameOf: (id, component) => (id === component.part_id ? (component.part_name ?? undefined) : undefined),
  },
  name: { label: m.name, as: 'text' },
  maker: { label: m.maker, as: 'text' },
  number: { label: m.number, as: 'text' },
  size: { label: m.size, as: 'text' },
  season: { label: m.season, as: 'choice', of: SEASONS },
  tyres: { label: m.theTyres, as: 'long' },
  made_on: { label: m.madeOn, as: 'date' },
  first_used_on: { label: m.firstUsedOn, as: 'date' },
  bought_on: { label: m.boughtOn, as: 'date' },
  price: { label: m.price, as: 'money', currency: 'currency' },
  currency: { with: 'price' },
  stored_at: { label: m.storedAt, as: 'text' },
  limits: { label: m.limits, as: 'long' },
  note: { label: m.note, as: 'long' },
  retired_on: { label: m.retiredOn, as: 'date' },
};

const changes: ChangesOf<Component> = {
  key: ['usage', 'components'],
  read: (id, ask) => api.get('/api/usage/components/{id}/history', { params: { id }, ...ask }),
  fields,
};
export default changes;
