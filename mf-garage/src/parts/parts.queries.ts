import type { garage } from '@carnet/contracts';
import { api, pagedQuery, queryOptions } from '@carnet/mf-kit';
import { savedInGarage } from '../shared';

export type PartRow = garage.PartInList;
/** A part as it was read: `version` is what the next save is checked against. */
export type Part = garage.PartView & { version?: number };

/** How the list begins; the address keeps what differs. */
export const PART_FILTERS = { search: '', type: '', status: '', vehicle_id: '' };

export type PartFilters = typeof PART_FILTERS;

const PAGE = 50;

export const partsQuery = ({ search, type, status, vehicle_id }: PartFilters) =>
  pagedQuery<PartRow>({
    key: ['garage', 'parts', 'list'],
    path: '/api/parts',
    filters: { search, type, status, vehicle_id },
    limit: PAGE,
    view: 'row',
    fallback: 'Error fetching parts',
  });

export const vehiclePartsQuery = (vehicleId: number) =>
  pagedQuery<PartRow>({
    key: ['garage', 'parts', 'tab', vehicleId],
    path: `/api/parts/vehicles/${vehicleId}`,
    limit: PAGE,
    view: 'row',
    fallback: 'Error fetching vehicle parts',
  });

export const readPart = (id: number, signal?: AbortSignal): Promise<Part> =>
  api.get<Part>(`/api/parts/${id}`, { signal, fallback: 'Error fetching part' });

export const partQuery = (id: number) =>
  queryOptions({ queryKey: ['garage', 'parts', id], queryFn: ({ signal }) => readPart(id, signal) });

export const createPart = (body: garage.CreatePart): Promise<Part> =>
  api.post<Part>('/api/parts', body, { fallback: 'Error creating part' });

export const updatePart = (read: Part, body: garage.UpdatePart): Promise<Part> =>
  api.put<Part>(`/api/parts/${read.id}`, body, { fallback: 'Error updating part', ifMatch: read.version });

export const deletePart = (id: number): Promise<void> =>
  api.delete(`/api/parts/${id}`, { fallback: 'Error deleting part' });

/** How parts are read, changed and deleted, and what has to be read anew after that. */
export const PART = {
  query: partQuery,
  read: readPart,
  update: updatePart,
  remove: deletePart,
  changed: savedInGarage<Part>(partQuery),
};
