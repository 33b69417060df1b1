import type { garage } from '@carnet/contracts';
import { pagedQuery, type Tone } from '@carnet/mf-kit';
import { api } from '../api';

/** A part as forms choose it. */
export type PartChoice = Pick<garage.PartInList, 'id' | 'name' | 'part_number' | 'manufacturer'> & {
  type: string;
  status: string;
};

export const PART_TONES: Record<string, Tone> = { Installed: 'good', 'In Storage': 'info', Planned: 'neutral' };

const PAGE = 50;

/** The parts of one vehicle that match a text. */
export const partChoicesQuery = (vehicleId: number, search: string) => ({
  ...pagedQuery({
    key: ['garage', 'parts', 'of-vehicle', vehicleId, 'choices'],
    filters: { search, sort: 'name' },
    read: (ask, filters) =>
      api.list('/api/parts/vehicles/{vehicleId}', {
        ...ask,
        params: { vehicleId },
        query: { ...filters, limit: PAGE, view: 'row' },
        fallback: 'Error fetching vehicle parts',
      }),
  }),
  enabled: vehicleId > 0,
});
