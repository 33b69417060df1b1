import type { records } from '@carnet/contracts';
import { ApiError, pagedQuery, type QueryClient, queryOptions, takeSaved } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/modifications';

export type ModificationRow = records.ModificationInList;
/** A modification as fetched. The next save sends its `version` as `If-Match`. */
export type Modification = records.ModificationView;
export type ModificationPart = Modification['parts'][number];

/** Default filters. The URL stores only the filters that differ. */
export const MODIFICATION_FILTERS = { search: '', category: '', status: '', vehicle_id: '' };

export type ModificationFilters = typeof MODIFICATION_FILTERS;

const PAGE = 50;

export const modificationsQuery = ({ search, category, status, vehicle_id }: ModificationFilters) =>
  pagedQuery({
    key: ['records', 'modifications', 'list'],
    filters: { search, category, status, vehicle_id },
    read: (ask, filters) =>
      api.list('/api/modifications', {
        ...ask,
        query: { ...filters, limit: PAGE, view: 'row' },
        fallback: m.listFailed,
      }),
  });

/** Cost of the listed modifications that were started or completed, by currency. */
export const modificationSumsQuery = ({ search, category, status, vehicle_id }: ModificationFilters) =>
  queryOptions({
    queryKey: ['records', 'modifications', 'sums', { search, category, status, vehicle_id }],
    queryFn: async ({ signal }) => {
      const query = { search, category, status, vehicle_id };
      return (await api.list('/api/modifications/costs/sums', { signal, query, fallback: m.listFailed })).rows;
    },
  });

const SHOWN = 20;

/** A vehicle's modifications, page by page. */
export const vehicleModificationPages = (vehicleId: number) =>
  pagedQuery({
    key: ['records', 'modifications', 'of-vehicle', vehicleId, 'pages'],
    read: (ask) =>
      api.list('/api/modifications/vehicles/{vehicleId}', {
        ...ask,
        params: { vehicleId },
        fallback: m.ofVehicleFailed,
        query: { limit: SHOWN, view: 'row' },
      }),
  });

export const allOfVehicleQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['records', 'modifications', 'of-vehicle', vehicleId, 'all'],
    queryFn: async ({ signal }) => {
      const asked = { params: { vehicleId }, query: { view: 'row' as const }, signal, fallback: m.ofVehicleFailed };
      return (await api.list('/api/modifications/vehicles/{vehicleId}', asked)).rows;
    },
  });

export const readModification = (id: number, signal?: AbortSignal): Promise<Modification> =>
  api.get('/api/modifications/{id}', { params: { id }, signal, fallback: m.failed });

export const modificationQuery = (id: number) =>
  queryOptions({
    queryKey: ['records', 'modifications', id],
    queryFn: ({ signal }) => readModification(id, signal),
  });

/** Message for a refused save if the service gives none (spec 001 §5). */
const NOT_SAVED = m.notSaved;

export const createModification = (body: records.CreateModification): Promise<Modification> =>
  orUnanswered(m.notCreated, api.post('/api/modifications', body, { fallback: NOT_SAVED }));

export const updateModification = (read: Modification, body: records.UpdateModification): Promise<Modification> =>
  orUnanswered(
    m.notUpdated,
    api.put('/api/modifications/{id}', body, { params: { id: read.id }, fallback: NOT_SAVED, ifMatch: read.version }),
  );

/** The status of an error where no answer arrived at all. */
const NO_ANSWER = 0;

/** A save to which no answer came reads as the list of errors has it (spec 001 §8). */
async function orUnanswered<T>(message: string, answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === NO_ANSWER) throw new ApiError(message, NO_ANSWER);
    throw error;
  }
}

export const deleteModification = (id: number): Promise<void> =>
  api.delete('/api/modifications/{id}', { params: { id }, fallback: m.notDeleted });

export const addPart = (id: number, partId: number): Promise<Modification> =>
  api.post('/api/modifications/{id}/parts', { part_id: partId }, { params: { id }, fallback: m.partNotAdded });

/** Returns the modification without the part. */
export async function removePart(id: number, partId: number): Promise<Modification> {
  await api.delete('/api/modifications/{id}/parts/{partId}', {
    params: { id, partId },
    fallback: m.partNotRemoved,
  });
  return readModification(id);
}

/** Refetches lists, panels and activity of modifications, and the parts that name them. The saved modification is taken from the response. */
export async function modificationsChanged(queries: QueryClient, saved?: Modification): Promise<void> {
  const stale = ['list', 'of-vehicle', 'activity'].map((what) => ['records', 'modifications', what]);
  if (saved) takeSaved(queries, modificationQuery(saved.id).queryKey, saved);
  await Promise.all([...stale, ['garage', 'parts']].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

/** Functions that fetch, save and delete a modification, and refetch the queries that show it. */
export const MODIFICATION = {
  query: modificationQuery,
  read: readModification,
  update: updateModification,
  remove: deleteModification,
  changed: modificationsChanged,
};
