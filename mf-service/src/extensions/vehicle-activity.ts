import type { service, VehicleActivity, VehicleEntry } from '@carnet/contracts';
import { dayOf } from '@carnet/mf-kit';
import { api } from '../api';
import * as m from '../messages/extensions';
import { paths } from '../paths';

/** The list has the newest first, and a page shows no more of all kinds together. */
const READ_ROWS = 8;

const activity: readonly VehicleActivity[] = [
  {
    label: m.serviceEvents,
    key: ['service', 'events'],
    read: async (vehicleId, signal) => {
      const { rows } = await api.list('/api/service/vehicles/{id}/events', {
        params: { id: vehicleId },
        signal,
        fallback: m.fetchActivityFailed,
        query: { status: 'Completed', limit: READ_ROWS, view: 'row' },
      });
      return rows.map(ofServiceEvent);
    },
  },
];
export default activity;

const ofServiceEvent = (event: service.ServiceEventRow): VehicleEntry => ({
  key: `event-${event.id}`,
  date: event.date_performed ?? dayOf(event.created_at),
  edtf: event.date_performed_edtf,
  kind: m.service,
  title: event.name,
  to: paths.event(event.id),
});
