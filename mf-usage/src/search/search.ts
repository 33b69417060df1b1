import { formatDate, type NavItem, searchGroup, type SearchGroup, withQuery } from '@carnet/mf-kit';
import { api } from '../api';
import { titleOf } from '../fill-ups';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import * as m from '../messages/search';

/** Fill-ups and charges for a search from everywhere: by station, note and vehicle. */
const groups: readonly SearchGroup[] = [
  searchGroup({
    id: 'fill-ups',
    label: m.fillUps,
    list: (ask) => api.list('/api/fill-ups', { ...ask, fallback: m.fillUpsFailed }),
    hit: (fillUp) => ({
      id: fillUp.id,
      title: titleOf(fillUp),
      note: [formatDate(fillUp.filled_on), fillUp.station, vehicleName(fillUp)].filter(Boolean).join(' · '),
      to: paths.fillUp(fillUp.id),
    }),
    all: (search) => withQuery(paths.fillUps(), { search }),
  }),
];

export default groups;

export const actions: readonly NavItem[] = [{ label: m.add, to: paths.newFillUp() }];
