import { exportedJournal, type ExportedList } from '@carnet/journal';
import { ComponentView } from './components/component.dto.js';
import { components, matching as matchingComponents } from './components/component.read.js';
import { EntryView } from './entries/entry.dto.js';
import { entries, matching as matchingEntries } from './entries/entry.read.js';
import { FillUpView } from './fill-ups/fill-up.dto.js';
import { fillUps, matching } from './fill-ups/fill-up.read.js';
import { TrackSessionView } from './track-sessions/track-session.dto.js';
import { matching as sessionsOf, wholeTrackSessions } from './track-sessions/track-session.read.js';
import { FitmentView } from './fitments/fitment.dto.js';
import { fitments, matching as matchingFitments } from './fitments/fitment.read.js';

/** This service's lists in 'Download everything'. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  { name: 'fill-ups', view: FillUpView, query: () => fillUps, where: (owner) => matching(owner, {}) },
  {
    name: 'track-sessions',
    view: TrackSessionView,
    query: () => wholeTrackSessions,
    where: (owner) => sessionsOf(owner, {}),
  },
  { name: 'components', view: ComponentView, query: () => components, where: (owner) => matchingComponents(owner, {}) },
  { name: 'fitments', view: FitmentView, query: () => fitments, where: (owner) => matchingFitments(owner, {}) },
  { name: 'component-entries', view: EntryView, query: () => entries, where: (owner) => matchingEntries(owner, {}) },
  exportedJournal('usage'),
];
