import type { records } from '@carnet/contracts';
import type { ChangedFields, ChangesOf } from '@carnet/mf-kit/pages';
import { api } from '../api';
import { fullName } from '../lookups';
import * as common from '../messages/common';
import * as m from '../messages/track-days';
import type { TrackDay } from './track-days.queries';

const fields: ChangedFields<records.CreateTrackDay, TrackDay> = {
  vehicle_id: {
    label: common.vehicle,
    as: 'name',
    nameOf: (id, day) => (id === day.vehicle_id ? fullName(day) : undefined),
  },
  event_date: { label: m.eventDate, as: 'date' },
  mileage: { label: common.mileage, as: 'mileage' },
  track_name: { label: m.trackName, as: 'text' },
  report: { label: m.report, as: 'long' },
};

const changes: ChangesOf<TrackDay> = {
  key: ['records', 'track-days'],
  read: (id, ask) => api.get('/api/track-days/{id}/history', { params: { id }, ...ask }),
  fields,
};
export default changes;
