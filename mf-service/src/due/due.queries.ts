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
/** Mileages change elsewhere too, so that what is made of them is not taken for fresh as long as lists are. */
const FRESH_MS = 5_000;

/** All that is due or ahead on one vehicle, the most urgent first. */
export const dueOfVehicleQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['service', 'due', 'of-vehicle', vehicleId],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      api.list('/api/service/due', { signal, fallback: FALLBACK, query: { vehicle_id: vehicleId } }),
  });

/** The most urgent of what is due or overdue on any vehicle. */
export const needsAttentionQuery = (limit: number) =>
  queryOptions({
    queryKey: ['service', 'due', 'needs-attention', limit],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) =>
      api.list('/api/service/due', { signal, fallback: FALLBACK, query: { needs_attention: true, limit } }),
  });

/** Due services and those ahead on any vehicle, the most urgent first. */
export const dueOfAllQuery = (limit: number) =>
  queryOptions({
    queryKey: ['service', 'due', 'of-all', limit],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => api.list('/api/service/due', { signal, fallback: FALLBACK, query: { limit } }),
  });

/** The events that their owner has marked as overdue, on any vehicle. */
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
