import type { service } from '@carnet/contracts';
import { pagedQuery, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/due';

export type Due = service.DueView;
export type DueStatus = Due['status'];

export interface DueFilters {
  vehicle_id: string;
  status: string;
}

const FALLBACK = m.fetchFailed;
const PAGE = 50;
/** Milliseconds. Shorter than for lists, because due dates depend on mileages that change elsewhere. */
const FRESH_MS = 5_000;

/** Everything due or ahead on one vehicle, most urgent first. */
export const dueOfVehicleQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['service', 'due', 'of-vehicle', vehicleId],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      api.list('/api/service/due', { signal, fallback: FALLBACK, query: { vehicle_id: vehicleId } }),
  });

/** The most urgent services that are due or overdue on any vehicle. */
export const needsAttentionQuery = (limit: number) =>
  queryOptions({
    queryKey: ['service', 'due', 'needs-attention', limit],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      api.list('/api/service/due', { signal, fallback: FALLBACK, query: { needs_attention: true, limit } }),
  });

/** Due and coming services of all vehicles, most urgent first. */
export const dueOfAllQuery = (limit: number) =>
  queryOptions({
    queryKey: ['service', 'due', 'of-all', limit],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => api.list('/api/service/due', { signal, fallback: FALLBACK, query: { limit } }),
  });

/** Events of any vehicle that their owner has marked as overdue. */
export const overdueEventsQuery = (limit: number) =>
  queryOptions({
    queryKey: ['service', 'events', 'overdue', limit],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      api.list('/api/service/events', {
        signal,
        fallback: m.fetchEventsFailed,
        query: { status: 'Overdue', limit, view: 'row' },
      }),
  });

export const dueListQuery = (filters: DueFilters) => ({
  ...pagedQuery({
    key: ['service', 'due', 'list'],
    filters: { ...filters },
    read: (ask, query) =>
      api.list('/api/service/due', { ...ask, query: { ...query, limit: PAGE }, fallback: FALLBACK }),
  }),
  staleTime: FRESH_MS,
});
