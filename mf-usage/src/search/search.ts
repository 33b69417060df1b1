import { formatDate } from '@carnet/mf-kit/formats';
import { withQuery } from '@carnet/mf-kit/data';
import { type NavItem, searchGroup, type SearchGroup } from '@carnet/mf-kit/federation';
import { api } from '../api';
import { KINDS } from '../components';
import { titleOf } from '../fill-ups';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { lapTime } from '../track-sessions';
import * as m from '../messages/search';

/** This remote's groups in the global search: fill-ups, charges, tyres and components. */
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
  searchGroup({
    id: 'components',
    label: m.components,
    list: (ask) => api.list('/api/usage/components', { ...ask, fallback: m.componentsFailed }),
    hit: ({ id, name, kind, maker, size, stored_at, fitted }) => ({
      id,
      title: name,
      note: [KINDS[kind], maker, size, fitted[0] ? vehicleName(fitted[0]) : stored_at].filter(Boolean).join(' · '),
      to: paths.component(id),
    }),
  }),
  searchGroup({
    id: 'track-sessions',
    label: m.sessions,
    list: (ask) => api.list('/api/track-sessions', { ...ask, fallback: m.sessionsFailed }),
    hit: (session) => ({
      id: session.id,
      title: session.track ?? m.sessions,
      note: [formatDate(session.driven_on), session.best === null ? null : lapTime(session.best), vehicleName(session)]
        .filter(Boolean)
        .join(' · '),
      to: paths.trackSession(session.id),
    }),
    all: (search) => withQuery(paths.trackSessions(), { search }),
  }),
];

export default groups;

export const actions: readonly NavItem[] = [{ label: m.add, to: paths.newFillUp() }];
