import type { garage } from '@carnet/contracts';
import { api, infiniteQueryOptions, keepPreviousData, queryOptions } from '@carnet/mf-kit';

export type PartRow = garage.PartListView;
/** A part as it was read: `version` is what the next save is checked against. */
export type Part = garage.PartView & { version?: number };

/** How the list begins; the address keeps what differs. */
export const PART_FILTERS = { search: '', type: '', status: '', vehicle_id: '' };

export type PartFilters = typeof PART_FILTERS;

const PAGE = 50;

export const partsQuery = ({ search, type, status, vehicle_id }: PartFilters) =>
  infiniteQueryOptions({
    queryKey: ['garage', 'parts', 'list', { search, type, status, vehicle_id }],
    queryFn: ({ signal, pageParam }) =>
      api.list<PartRow>(pageParam ?? '/api/parts', {
        signal,
        fallback: 'Error fetching parts',
        query: pageParam ? {} : { search, type, status, vehicle_id, limit: PAGE },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });

export const vehiclePartsQuery = (vehicleId: number) =>
  infiniteQueryOptions({
    queryKey: ['garage', 'parts', 'tab', vehicleId],
    queryFn: ({ signal, pageParam }) =>
      api.list<PartRow>(pageParam ?? `/api/parts/vehicles/${vehicleId}`, {
        signal,
        fallback: 'Error fetching vehicle parts',
        query: pageParam ? {} : { limit: PAGE },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
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
