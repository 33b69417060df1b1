import type { service, VehicleActivity, VehicleEntry } from '@carnet/contracts';
import { dayOf } from '@carnet/mf-kit/formats';
import { everyPage } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/extensions';
import { paths } from '../paths';

const activity: readonly VehicleActivity[] = [
  {
    label: m.serviceEvents,
    key: ['service', 'events'],
    read: async (vehicleId, signal) => {
      const rows = await everyPage((page) =>
        api.list('/api/service/vehicles/{id}/events', {
          ...{ params: { id: vehicleId }, page, signal, fallback: m.fetchActivityFailed },
          query: { status: 'Completed', view: 'row' },
        }),
      );
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
