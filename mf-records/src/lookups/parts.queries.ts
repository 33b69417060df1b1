import type { garage } from '@carnet/contracts';
import { api, infiniteQueryOptions, keepPreviousData, type Tone } from '@carnet/mf-kit';

/** A part as forms choose it. */
export type PartChoice = Pick<garage.PartListView, 'id' | 'name' | 'part_number' | 'manufacturer'> & {
  type: string;
  status: string;
};

export const PART_TONES: Record<string, Tone> = { Installed: 'good', 'In Storage': 'info', Planned: 'neutral' };

const PAGE = 50;

/** The parts of one vehicle that match a text. */
export const partChoicesQuery = (vehicleId: number, search: string) =>
  infiniteQueryOptions({
    queryKey: ['garage', 'parts', 'of-vehicle', vehicleId, 'choices', search],
    enabled: vehicleId > 0,
    queryFn: ({ signal, pageParam }) =>
      api.list<PartChoice>(pageParam ?? `/api/parts/vehicles/${vehicleId}`, {
        signal,
        fallback: 'Error fetching vehicle parts',
        query: pageParam ? {} : { search, sort: 'name', limit: PAGE },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.next,
    placeholderData: keepPreviousData,
  });
