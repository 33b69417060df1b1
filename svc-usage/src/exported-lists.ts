import { exportedJournal, type ExportedList } from '@carnet/journal';
import { ExportedChecksView } from './checks/checks.dto.js';
import { dayChecks, matching as matchingChecks } from './checks/checks.read.js';
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
  {
    name: 'fill-ups',
    view: FillUpView,
    query: () => fillUps,
    where: (owner) => matching(owner, {}),
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'fill-up',
      withheld: { costs: ['total', 'currency', 'unit_price'], notes: ['note'] },
      create: {
        path: '/api/fill-ups',
        fields: [
          ...['filled_on', 'at', 'odometer', 'trip', 'energy', 'amount', 'unit', 'full', 'missed_before', 'excluded'],
          ...['to_complete', 'total', 'currency', 'unit_price', 'station', 'tank', 'note', 'charge_kind'],
          ...['from_percent', 'to_percent'],
        ],
      },
    },
  },
  {
    name: 'track-sessions',
    view: TrackSessionView,
    query: () => wholeTrackSessions,
    where: (owner) => sessionsOf(owner, {}),
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'track-session',
      withheld: { notes: ['note'] },
      create: {
        path: '/api/track-sessions',
        fields: [
          ...['driven_on', 'started_at', 'utc', 'product', 'file_name', 'track', 'seconds', 'distance', 'laps'],
          ...['laps_from', 'best', 'ranges', 'line', 'note', 'odometer_ran'],
        ],
      },
    },
  },
  { name: 'components', view: ComponentView, query: () => components, where: (owner) => matchingComponents(owner, {}) },
  { name: 'fitments', view: FitmentView, query: () => fitments, where: (owner) => matchingFitments(owner, {}) },
  { name: 'component-entries', view: EntryView, query: () => entries, where: (owner) => matchingEntries(owner, {}) },
  { name: 'day-checks', view: ExportedChecksView, query: () => dayChecks, where: (owner) => matchingChecks(owner) },
  exportedJournal('usage'),
];
