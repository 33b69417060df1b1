import type { usage } from '@carnet/contracts';
import { formatDate, formatMoney } from '@carnet/mf-kit/formats';
import { type OutboxNote, type Page, pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/fill-ups';
import { paths } from '../paths';

export type FillUp = usage.FillUpView;
export type LastUsed = usage.LastUsedOfVehicleView;

/** Default filters. The URL stores only the filters that differ. */
export const FILL_UP_FILTERS = { vehicle_id: '', energy: '', from: '', to: '', search: '' };

export type FillUpFilters = typeof FILL_UP_FILTERS;

const PAGE = 50;

/** Newest first, as the service sorts them. */
export const fillUpsQuery = ({ vehicle_id, energy, from, to, search }: FillUpFilters) =>
  pagedQuery({
    key: ['usage', 'fill-ups', 'list'],
    filters: { vehicle_id, energy, from, to, search },
    read: (ask, filters) =>
      api.list('/api/fill-ups', { ...ask, query: { ...filters, limit: PAGE }, fallback: m.listFailed }),
  });

/** Total cost of the matching fill-ups, by currency. */
export const fillUpSumsQuery = ({ vehicle_id, energy, from, to, search }: FillUpFilters) =>
  queryOptions({
    queryKey: ['usage', 'fill-ups', 'list', 'sums', { vehicle_id, energy, from, to, search }],
    queryFn: async ({ signal }) => {
      const query = { vehicle_id, energy, from, to, search };
      return (await api.list('/api/fill-ups/costs/sums', { signal, query, fallback: m.listFailed })).rows;
    },
  });

const MOST_AT_ONCE = 200;

/** All fill-ups of a vehicle, newest first. Fetches page by page. */
export const vehicleFillUpsQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['usage', 'fill-ups', 'of-vehicle', vehicleId],
    queryFn: async ({ signal }) => {
      const all: FillUp[] = [];
      let page: string | null = null;
      do {
        const asked = { params: { vehicleId }, query: { limit: MOST_AT_ONCE }, page, signal, fallback: m.listFailed };
        const some: Page<FillUp> = await api.list('/api/fill-ups/vehicles/{vehicleId}', asked);
        all.push(...some.rows);
        page = some.next;
      } while (page !== null);
      return all;
    },
  });

/** Newest fill-up of all vehicles. The next one is most likely of the same vehicle. */
export const newestFillUpQuery = () =>
  queryOptions({
    queryKey: ['usage', 'fill-ups', 'list', 'newest'],
    queryFn: async ({ signal }) =>
      (await api.list('/api/fill-ups', { signal, query: { limit: 1 }, fallback: m.listFailed })).rows[0] ?? null,
  });

export const lastUsedQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['usage', 'fill-ups', 'last-used', vehicleId],
    queryFn: ({ signal }) =>
      api.get('/api/fill-ups/vehicles/{vehicleId}/last-used', { params: { vehicleId }, signal, fallback: m.failed }),
    enabled: vehicleId > 0,
  });

/** The API's maximum page size. */
const READ = 200;

/** Fill-ups that are to be completed, newest first. One page is enough, because people work through this list. */
export const toCompleteQuery = () =>
  queryOptions({
    queryKey: ['usage', 'fill-ups', 'to-complete'],
    queryFn: async ({ signal }) =>
      (await api.list('/api/fill-ups', { signal, query: { to_complete: true, limit: READ }, fallback: m.failed })).rows,
  });

export const readFillUp = (id: number, signal?: AbortSignal): Promise<FillUp> =>
  api.get('/api/fill-ups/{id}', { params: { id }, signal, fallback: m.failed });

export const fillUpQuery = (id: number) =>
  queryOptions({
    queryKey: ['usage', 'fill-ups', id],
    queryFn: ({ signal }) => readFillUp(id, signal),
  });

/** The fill-up that is shown in its list while it waits in the outbox. */
function waiting(body: usage.UpdateFillUp, read?: FillUp): OutboxNote {
  const { vehicle_id, filled_on, station, total, currency } = { ...read, ...body };
  const note = [station, formatMoney(total, '', currency)].filter(Boolean).join(' · ');
  const [kind, list] = ['fill-up', paths.fillUps()];
  return { kind, vehicle: Number(vehicle_id), title: filled_on ? formatDate(filled_on) : '', note, list, was: read };
}

/** @param mayWait true if no other request follows that needs the new fill-up, so that it may wait in the outbox */
export const createFillUp = (body: usage.CreateFillUp, mayWait = true): Promise<FillUp> =>
  api.post('/api/fill-ups', body, { fallback: m.notCreated, ...(mayWait && { outbox: waiting(body) }) });

export const updateFillUp = (read: FillUp, body: usage.UpdateFillUp): Promise<FillUp> =>
  api.put('/api/fill-ups/{id}', body, {
    params: { id: read.id },
    fallback: m.notUpdated,
    ifMatch: read.version,
    outbox: waiting(body, read),
  });

export const deleteFillUp = (id: number): Promise<void> =>
  api.delete('/api/fill-ups/{id}', { params: { id }, fallback: m.notDeleted });

export const deleteFillUps = (ids: number[]): Promise<unknown> =>
  api.post('/api/fill-ups/delete', { ids }, { fallback: m.notDeleted });

/** Refetches lists, panels, figures and odometers. The saved fill-up is taken from the response. */
export async function fillUpsChanged(queries: QueryClient, saved?: FillUp): Promise<void> {
  if (saved) takeSaved(queries, fillUpQuery(saved.id).queryKey, saved);
  const stale = ['list', 'of-vehicle', 'consumption', 'last-used', 'activity', 'to-complete'].map((what) => [
    'usage',
    'fill-ups',
    what,
  ]);
  await Promise.all(stale.map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Functions that fetch, save and delete a fill-up, and refetch the queries that show it. */
export const FILL_UP = {
  query: fillUpQuery,
  read: readFillUp,
  update: updateFillUp,
  remove: deleteFillUp,
  changed: fillUpsChanged,
};
