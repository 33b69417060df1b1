import type { garage } from '@carnet/contracts';
import type { ChangedFields, ChangesOf } from '@carnet/mf-kit/pages';
import { api } from '../api';
import type { Vehicle } from '../lookups';
import * as m from '../messages/vehicle-form';
import { VEHICLE_TYPES } from '../vehicle-card';

const fields: ChangedFields<garage.CreateVehicle, Vehicle> = {
  type: { label: m.type, as: 'choice', of: VEHICLE_TYPES },
  make: { label: m.make, as: 'text' },
  model: { label: m.model, as: 'text' },
  year: { label: m.year, as: 'text' },
  collection_id: {
    label: m.collection,
    as: 'name',
    nameOf: (id, vehicle) => (id === vehicle.collection_id ? vehicle.collection_name : undefined),
  },
  vin: { label: m.vin, as: 'text' },
  current_mileage: { label: m.currentMileage, as: 'mileage' },
  odometer_unit: { label: m.odometerCounts, as: 'unit' },
  color: { label: m.color, as: 'text' },
  nickname: { label: m.nickname, as: 'text' },
  birth_date: { label: m.birthDate, as: 'date' },
  purchase_date: { label: m.purchaseDate, as: 'date' },
  description: { label: m.description, as: 'long' },
  notes: { label: m.notes, as: 'long' },
};

const changes: ChangesOf<Vehicle> = {
  key: ['garage', 'vehicles'],
  read: (id, ask) => api.get('/api/vehicles/{id}/history', { params: { id }, ...ask }),
  fields,
};
export default changes;
