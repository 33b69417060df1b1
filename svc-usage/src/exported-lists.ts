import { type ExportedList, exportedJournal } from '@carnet/svc-kit';
import { FillUpView } from './fill-ups/fill-up.dto.js';
import { fillUps, matching } from './fill-ups/fill-up.read.js';
import { TrackSessionView } from './track-sessions/track-session.dto.js';
import { matching as sessionsOf, wholeTrackSessions } from './track-sessions/track-session.read.js';

/** This service's lists in 'Download everything'. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  { name: 'fill-ups', view: FillUpView, query: () => fillUps, where: (owner) => matching(owner, {}) },
  {
    name: 'track-sessions',
    view: TrackSessionView,
    query: () => wholeTrackSessions,
    where: (owner) => sessionsOf(owner, {}),
  },
  exportedJournal('usage'),
];
