import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/events';

/** The newest events, one API page. People tend to repeat what was done recently. */
const READ = 200;

/** Completed events, newest first, of one vehicle or of all. */
export const doneLatelyQuery = (vehicleId?: number) =>
  queryOptions({
    queryKey: ['service', 'events', 'done-lately', vehicleId ?? null],
    queryFn: async ({ signal }) => {
      const query = { vehicle_id: vehicleId, status: 'Completed' as const, limit: READ, view: 'row' as const };
      return (await api.list('/api/service/events', { signal, query, fallback: m.fetchEventsFailed })).rows;
    },
  });

/** Events whose parts are read: they come whole. */
const READ_WHOLE = 20;

/** The parts that were used lately on one vehicle, by their events, the newest first. */
export const partsLatelyQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['service', 'events', 'done-lately', vehicleId, 'parts'],
    queryFn: async ({ signal }) => {
      const query = { vehicle_id: vehicleId, status: 'Completed' as const, limit: READ_WHOLE };
      const { rows } = await api.list('/api/service/events', { signal, query, fallback: m.fetchEventsFailed });
      return rows.flatMap(({ name, parts = [] }) => (parts.length > 0 ? [{ name, parts }] : []));
    },
  });

/** Events that are to be completed, the newest first: an inbox, which is not meant to hold more. */
export const toCompleteQuery = () =>
  queryOptions({
    queryKey: ['service', 'events', 'to-complete'],
    queryFn: async ({ signal }) => {
      const query = { to_complete: true, limit: READ, view: 'row' as const };
      return (await api.list('/api/service/events', { signal, query, fallback: m.fetchEventsFailed })).rows;
    },
  });
