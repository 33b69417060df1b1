import type { usage } from '@carnet/contracts';
import type { ChangedFields, ChangesOf } from '@carnet/mf-kit/pages';
import { api } from '../api';
import { ENERGIES, UNIT_NAMES } from '../consumption';
import { fullName } from '../lookups';
import type { FillUp } from './fill-ups.queries';
import * as common from '../messages/common';
import * as form from '../messages/fill-up-form';

const YES_OR_NO = { true: common.yes, false: common.no };

const fields: ChangedFields<usage.CreateFillUp, FillUp> = {
  vehicle_id: {
    label: common.vehicle,
    as: 'name',
    nameOf: (id, fillUp) => (id === fillUp.vehicle_id ? fullName(fillUp) : undefined),
  },
  filled_on: { label: common.date, as: 'date' },
  at: { label: form.time, as: 'text' },
  odometer: { label: common.odometer, as: 'mileage' },
  trip: { label: form.trip, as: 'text' },
  energy: { label: common.energy, as: 'choice', of: ENERGIES },
  amount: { label: common.amount, as: 'text' },
  unit: { label: form.unit, as: 'choice', of: UNIT_NAMES },
  full: { label: form.full, as: 'choice', of: YES_OR_NO },
  missed_before: { label: form.missedBefore, as: 'choice', of: YES_OR_NO },
  to_complete: null, // A reminder to complete the record, not part of the fill-up.
  excluded: { label: form.excluded, as: 'choice', of: YES_OR_NO },
  total: { label: common.total, as: 'money', currency: 'currency' },
  currency: { with: 'total' },
  unit_price: { label: common.price, as: 'text' },
  station: { label: common.station, as: 'text' },
  tank: { label: form.tank, as: 'text' },
  note: { label: form.note, as: 'long' },
  charge_kind: { label: form.chargeKind, as: 'choice', of: { ac: form.ac, dc: form.dc } },
  from_percent: { label: form.chargeBefore, as: 'text' },
  to_percent: { label: form.chargeAfter, as: 'text' },
};

const changes: ChangesOf<FillUp> = {
  key: ['usage', 'fill-ups'],
  read: (id, ask) => api.get('/api/fill-ups/{id}/history', { params: { id }, ...ask }),
  fields,
};
export default changes;
