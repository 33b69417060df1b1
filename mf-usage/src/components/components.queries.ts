import type { garage, usage } from '@carnet/contracts';
import { type OutboxNote, pagedQuery, type QueryClient, queryOptions, readWhole, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/component-words';

export type Component = usage.ComponentView;
export type Fitment = usage.FitmentView;
export type Entry = usage.EntryView;
export type WholeLife = usage.WholeLifeView;
export type Standing = usage.StandingView;

export type FollowedPart = Pick<garage.PartView, 'id' | 'name' | 'manufacturer' | 'part_number'>;

export type Group = 'tyres' | 'others';

/** Default filters. The URL stores only the filters that differ. */
export const COMPONENT_FILTERS = { kind: '', state: '', vehicle_id: '', search: '' };
export type ComponentFilters = typeof COMPONENT_FILTERS;

const PAGE = 50;

export const componentsQuery = (group: Group, { kind, state, vehicle_id, search }: ComponentFilters) =>
  pagedQuery({
    key: ['usage', 'components', 'list', group],
    filters: { kind, state, vehicle_id, search },
    read: (ask, filters) =>
      api.list('/api/usage/components', { ...ask, query: { ...filters, group, limit: PAGE }, fallback: m.listFailed }),
  });

/** Everything that can be mounted, for selectors. */
export const componentChoicesQuery = () =>
  queryOptions({
    queryKey: ['usage', 'components', 'list', 'choices'],
    queryFn: ({ signal }) =>
      readWhole([], async () => (await api.list('/api/usage/components', { signal, fallback: m.listFailed })).rows),
  });

/** Components that are linked to a part. */
export const componentsOfPartQuery = (part_id: number) =>
  queryOptions({
    queryKey: ['usage', 'components', 'list', 'part', part_id],
    queryFn: ({ signal }) =>
      readWhole(
        [],
        async () =>
          (await api.list('/api/usage/components', { query: { part_id }, signal, fallback: m.listFailed })).rows,
      ),
  });

/** The part that is, or will be, linked to a component. */
export const partQuery = (id: number) =>
  queryOptions({
    queryKey: ['garage', 'parts', id],
    queryFn: ({ signal }) => api.get('/api/parts/{id}', { params: { id }, signal, fallback: m.partFailed }),
    enabled: id > 0,
  });

/** Use of all components, compared with their limits. */
export const livesQuery = (vehicleId?: number) =>
  queryOptions({
    queryKey: ['usage', 'components', 'lives', vehicleId ?? null],
    queryFn: ({ signal }) =>
      readWhole([], async () => {
        const asked = { query: { vehicle_id: vehicleId }, signal, fallback: m.listFailed };
        return (await api.get('/api/usage/lives', asked)).lives;
      }),
  });

export const readComponent = (id: number, signal?: AbortSignal): Promise<Component> =>
  api.get('/api/usage/components/{id}', { params: { id }, signal, fallback: m.failed });

export const componentQuery = (id: number) =>
  queryOptions({
    queryKey: ['usage', 'components', id],
    queryFn: ({ signal }) => readComponent(id, signal),
    enabled: id > 0,
  });

export const lifeQuery = (id: number) =>
  queryOptions({
    queryKey: ['usage', 'components', 'life', id],
    queryFn: ({ signal }) => api.get('/api/usage/components/{id}/life', { params: { id }, signal, fallback: m.failed }),
    enabled: id > 0,
  });

/** Fitments and entries of a component, oldest first. */
export const eventsQuery = (id: number) =>
  queryOptions({
    queryKey: ['usage', 'components', 'life', id, 'events'],
    queryFn: async ({ signal }) => {
      const asked = { query: { component_id: id, sort: 'oldest' as const }, signal, fallback: m.failed };
      const [fitments, entries] = await Promise.all([
        api.list('/api/usage/fitments', asked),
        api.list('/api/usage/entries', asked),
      ]);
      return { fitments: fitments.rows, entries: entries.rows };
    },
  });

export const fittedQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['usage', 'components', 'fitted', vehicleId],
    queryFn: async ({ signal }) => {
      const asked = { params: { vehicleId }, query: { lasting: true }, signal, fallback: m.listFailed };
      return (await api.list('/api/usage/vehicles/{vehicleId}/fitments', asked)).rows;
    },
  });

/** Everything that is or was mounted on a vehicle. */
export const vehicleFitmentsQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['usage', 'components', 'fitted', vehicleId, 'all'],
    queryFn: async ({ signal }) => {
      const asked = { params: { vehicleId }, query: { sort: 'oldest' as const }, signal, fallback: m.listFailed };
      return (await api.list('/api/usage/vehicles/{vehicleId}/fitments', asked)).rows;
    },
  });

export const createComponent = (body: usage.CreateComponent): Promise<Component> =>
  api.post('/api/usage/components', body, { fallback: m.notSaved });

export const updateComponent = (read: Component, body: usage.UpdateComponent): Promise<Component> =>
  api.put('/api/usage/components/{id}', body, { params: { id: read.id }, fallback: m.notSaved, ifMatch: read.version });

/** Sets the storage place without a version check, so that other changes cause no conflict. */
export const storeAt = (id: number, stored_at: string | null): Promise<Component> =>
  api.put('/api/usage/components/{id}', { stored_at }, { params: { id }, fallback: m.notSaved });

export const mount = (body: usage.CreateFitment): Promise<Fitment> =>
  api.post('/api/usage/fitments', body, { fallback: m.notSaved });

export const takeOff = (fitmentId: number, body: usage.UpdateFitment): Promise<Fitment> =>
  api.put('/api/usage/fitments/{id}', body, { params: { id: fitmentId }, fallback: m.notSaved });

export const addEntry = (body: usage.CreateEntry, outbox?: OutboxNote): Promise<Entry> =>
  api.post('/api/usage/entries', body, { fallback: m.notSaved, outbox });

export const readEntry = (id: number): Promise<Entry> =>
  api.get('/api/usage/entries/{id}', { params: { id }, fallback: m.failed });

export const updateEntry = (read: Entry, body: usage.UpdateEntry, outbox?: OutboxNote): Promise<Entry> =>
  api.put('/api/usage/entries/{id}', body, {
    params: { id: read.id },
    fallback: m.notSaved,
    ifMatch: read.version,
    outbox: outbox && { ...outbox, was: read },
  });

export const deleteFitment = (id: number): Promise<void> =>
  api.delete('/api/usage/fitments/{id}', { params: { id }, fallback: m.notDeleted });

export const deleteEntry = (id: number): Promise<void> =>
  api.delete('/api/usage/entries/{id}', { params: { id }, fallback: m.notDeleted });

/** Refetches lists, panels and lives. The saved component is taken from the response. */
export async function componentsChanged(queries: QueryClient, saved?: Component): Promise<void> {
  if (saved) takeSaved(queries, componentQuery(saved.id).queryKey, saved);
  const stale = ['list', 'lives', 'life', 'fitted', 'costs'].map((what) => ['usage', 'components', what]);
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Refetches the same after an entry or a fitment, and also the component, whose current fitment may differ. */
export async function componentLived(queries: QueryClient, id: number): Promise<void> {
  await Promise.all([
    componentsChanged(queries),
    queries.invalidateQueries({ queryKey: componentQuery(id).queryKey }),
    queries.invalidateQueries({ queryKey: ['usage', 'fitments'] }),
  ]);
}

/** Functions that fetch, save and delete a component, and refetch the queries that show it. */
export const COMPONENT = {
  query: componentQuery,
  read: readComponent,
  update: updateComponent,
  remove: (id: number): Promise<void> =>
    api.delete('/api/usage/components/{id}', { params: { id }, fallback: m.notDeleted }),
  changed: componentsChanged,
};
