import type { garage } from '@carnet/contracts';
import { pagedQuery } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/lookups';

/** A part as selectors use it. */
export type PartChoice = Pick<garage.PartInList, 'id' | 'name' | 'part_number' | 'manufacturer'> & {
  type: string;
  status: string;
};

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
        fallback: m.partsFailed,
      }),
  }),
  enabled: vehicleId > 0,
});
