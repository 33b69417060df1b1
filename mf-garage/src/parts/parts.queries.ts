import type { garage } from '@carnet/contracts';
import { type OutboxNote, pagedQuery, queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import { savedInGarage } from '../shared';
import * as m from '../messages/parts';
import { paths } from '../paths';

export type PartRow = garage.PartInList;
/** A part as fetched. The next save sends its `version` as `If-Match`. */
export type Part = garage.PartView & { version?: number };

/** Default filters. The URL stores only the filters that differ. */
export const PART_FILTERS = { search: '', type: '', status: '', vehicle_id: '' };

export type PartFilters = typeof PART_FILTERS;

const PAGE = 50;

export const partsQuery = ({ search, type, status, vehicle_id }: PartFilters) =>
  pagedQuery({
    key: ['garage', 'parts', 'list'],
    filters: { search, type, status, vehicle_id },
    read: (ask, filters) =>
      api.list('/api/parts', {
        ...ask,
        query: { ...filters, limit: PAGE, view: 'row' },
        fallback: m.fetchAllFailed,
      }),
  });

/** Cost of the listed parts that are in storage or installed, by currency. */
export const partSumsQuery = ({ search, type, status, vehicle_id }: PartFilters) =>
  queryOptions({
    queryKey: ['garage', 'parts', 'sums', { search, type, status, vehicle_id }],
    queryFn: async ({ signal }) => {
      const query = { search, type, status, vehicle_id };
      return (await api.list('/api/parts/costs/sums', { signal, query, fallback: m.fetchAllFailed })).rows;
    },
  });

export const vehiclePartsQuery = (vehicleId: number) =>
  pagedQuery({
    key: ['garage', 'parts', 'tab', vehicleId],
    read: (ask) =>
      api.list('/api/parts/vehicles/{vehicleId}', {
        ...ask,
        params: { vehicleId },
        query: { limit: PAGE, view: 'row' },
        fallback: m.fetchOfVehicleFailed,
      }),
  });

export const readPart = (id: number, signal?: AbortSignal): Promise<Part> =>
  api.get('/api/parts/{id}', { params: { id }, signal, fallback: m.fetchFailed });

export const partQuery = (id: number) =>
  queryOptions({ queryKey: ['garage', 'parts', id], queryFn: ({ signal }) => readPart(id, signal) });

/** The part that is shown in its list while it waits in the outbox. */
function waiting(body: garage.UpdatePart, read?: Part): OutboxNote {
  const { vehicle_id, name, part_number } = { ...read, ...body };
  const note = part_number ?? '';
  return { kind: 'part', vehicle: Number(vehicle_id), title: name ?? '', note, list: paths.parts(), was: read };
}

export const createPart = (body: garage.CreatePart): Promise<Part> =>
  api.post('/api/parts', body, { fallback: m.createFailed, outbox: waiting(body) });

export const updatePart = (read: Part, body: garage.UpdatePart): Promise<Part> =>
  api.put('/api/parts/{id}', body, {
    params: { id: read.id },
    fallback: m.updateFailed,
    ifMatch: read.version,
    outbox: waiting(body, read),
  });

export const deletePart = (id: number): Promise<void> =>
  api.delete('/api/parts/{id}', { params: { id }, fallback: m.deleteFailed });

/** Functions that fetch, save and delete a part, and refetch the queries that show it. */
export const PART = {
  query: partQuery,
  read: readPart,
  update: updatePart,
  remove: deletePart,
  changed: savedInGarage<Part>(partQuery),
};
