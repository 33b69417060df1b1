import type { service } from '@carnet/contracts';
import { type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/schedules';
import type { TemplateStatus } from '../templates';

/** A schedule as fetched. The next save sends its `version` as `If-Match`. */
export type Schedule = service.ServiceScheduleView & { version?: number };
export type ScheduledTemplate = service.ServiceEventTemplateView;
export type VehicleSchedules = service.VehicleSchedulesView;
export type ScheduledVehicle = service.ScheduledVehicleView;

/** Milliseconds. Shorter than for lists, because the mileages in it change elsewhere. */
const FRESH_MS = 5_000;

export const readSchedule = (id: number, signal?: AbortSignal): Promise<Schedule> =>
  api.get('/api/service-schedules/{id}', { params: { id }, signal, fallback: m.fetchFailed });

export const scheduleQuery = (id: number) =>
  queryOptions({
    queryKey: ['service', 'schedules', 'one', id],
    staleTime: FRESH_MS,
    queryFn: ({ signal }) => readSchedule(id, signal),
  });

/** A vehicle with all its schedules, active or not. */
export const vehicleSchedulesQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['service', 'schedules', 'with-vehicle', vehicleId],
    queryFn: ({ signal }) =>
      api.get('/api/service-schedules/vehicles/{vehicleId}', {
        params: { vehicleId },
        signal,
        fallback: m.fetchDataFailed,
      }),
  });

export const activeSchedulesQuery = () =>
  queryOptions({
    queryKey: ['service', 'schedules', 'active'],
    staleTime: FRESH_MS,
    queryFn: async ({ signal }) =>
      (
        await api.list('/api/service-schedules/active', {
          signal,
          fallback: m.fetchAllFailed,
          query: { sort: 'vehicle' },
        })
      ).rows,
  });

export const createSchedule = (body: service.CreateSchedule): Promise<Schedule> =>
  api.post('/api/service-schedules', body, { fallback: m.createFailed });

export const updateSchedule = (
  { id, version }: Pick<Schedule, 'id' | 'version'>,
  body: service.UpdateSchedule,
): Promise<Schedule> =>
  api.put('/api/service-schedules/{id}', body, {
    params: { id },
    fallback: m.updateFailed,
    ifMatch: version,
  });

export const deleteSchedule = (id: number): Promise<void> =>
  api.delete('/api/service-schedules/{id}', { params: { id }, fallback: m.deleteFailed });

/** Appends a template to a schedule. A template that it already contains keeps its place. */
export const addTemplate = (id: number, templateId: number): Promise<Schedule> =>
  api.post('/api/service-schedules/{id}/templates/{templateId}', undefined, {
    params: { id, templateId },
    fallback: m.associateFailed,
  });

export const removeTemplate = (id: number, templateId: number): Promise<void> =>
  api.delete('/api/service-schedules/{id}/templates/{templateId}', {
    params: { id, templateId },
    fallback: m.removeTemplateFailed,
  });

/** All templates, for the picker. */
export const templateChoicesQuery = () =>
  queryOptions({
    queryKey: ['service', 'templates', 'choices'],
    queryFn: async ({ signal }) =>
      (
        await api.list('/api/service-event-templates', {
          signal,
          fallback: m.loadTemplatesFailed,
          query: { sort: 'name' },
        })
      ).rows,
  });

export const changeTemplateStatus = (id: number, status: TemplateStatus): Promise<ScheduledTemplate> =>
  api.patch('/api/service-event-templates/{id}/status', { status }, { params: { id }, fallback: m.updateStatusFailed });

/** Refetches schedules and what they make due. The saved schedule is taken from the response. */
export async function schedulesChanged(queries: QueryClient, saved?: Schedule): Promise<void> {
  if (saved) takeSaved(queries, scheduleQuery(saved.id).queryKey, saved);
  await Promise.all([
    queries.invalidateQueries({
      queryKey: ['service', 'schedules'],
      predicate: ({ queryKey }) => saved === undefined || queryKey[2] !== 'one' || queryKey[3] !== saved.id,
    }),
    queries.invalidateQueries({ queryKey: ['service', 'due'] }),
  ]);
}

/** Functions that fetch, save and delete a schedule, and refetch the queries that show it. */
export const SCHEDULE = {
  query: scheduleQuery,
  read: readSchedule,
  update: updateSchedule,
  remove: deleteSchedule,
  changed: schedulesChanged,
};
