import { exportedJournal, type ExportedList } from '@carnet/journal';
import { sql } from '@carnet/pg';
import { ExportedChecksView } from './checks/checks.dto.js';
import { dayChecks, matching as matchingChecks } from './checks/checks.read.js';
import { ComponentView } from './components/component.dto.js';
import { components } from './components/component.read.js';
import { EntryView } from './entries/entry.dto.js';
import { entries, matching as matchingEntries } from './entries/entry.read.js';
import { FillUpView } from './fill-ups/fill-up.dto.js';
import { fillUps, matching } from './fill-ups/fill-up.read.js';
import { TrackSessionView } from './track-sessions/track-session.dto.js';
import { matching as sessionsOf, wholeTrackSessions } from './track-sessions/track-session.read.js';
import { componentsOfVehicle, entriesOfVehicle } from './passports/of-vehicle.read.js';
import { FitmentView } from './fitments/fitment.dto.js';
import { fitments } from './fitments/fitment.read.js';

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
        refs: { component_ids: { from: 'component_ids', list: 'components' } },
      },
    },
  },
  {
    name: 'components',
    view: ComponentView,
    query: components,
    where: (owner) => [sql`c.owner_id = ${owner}`],
    ofVehicle: componentsOfVehicle,
    passport: {
      version: 1,
      vehicle: 'asked',
      kind: 'component',
      // The component may be on another vehicle now, and its storage place belongs to the garage.
      stays: ['fitted', 'stored_at', 'part_name'],
      withheld: { costs: ['price', 'currency'], notes: ['note'] },
      create: {
        path: '/api/usage/components',
        fields: [
          ...['kind', 'name', 'maker', 'number', 'size', 'season', 'tyres', 'made_on', 'first_used_on', 'bought_on'],
          ...['price', 'currency', 'limits', 'note', 'retired_on'],
        ],
        refs: { part_id: { from: 'part_id', list: 'parts' } },
        outlives: true,
      },
    },
  },
  {
    name: 'fitments',
    view: FitmentView,
    query: () => fitments,
    where: (owner) => [sql`t.owner_id = ${owner}`],
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'fitment',
      withheld: { notes: ['note'] },
      create: {
        path: '/api/usage/fitments',
        fields: ['positions', 'from_on', 'from_mileage', 'to_on', 'to_mileage', 'note'],
        refs: { component_id: { from: 'component_id', list: 'components', needed: true } },
      },
    },
  },
  // After fitments, because a tread belongs to the tyre that was at its position.
  {
    name: 'component-entries',
    view: EntryView,
    query: () => entries,
    where: (owner) => matchingEntries(owner, {}),
    ofVehicle: entriesOfVehicle,
    passport: {
      version: 1,
      vehicle: 'asked',
      kind: 'component-entry',
      withheld: { notes: ['note'] },
      create: {
        path: '/api/usage/entries',
        fields: [
          ...['kind', 'happened_on', 'mileage', 'positions', 'depth_unit', 'depths', 'distance', 'distance_unit'],
          ...['hours', 'sessions', 'open', 'note'],
        ],
        refs: { component_id: { from: 'component_id', list: 'components', needed: true } },
      },
    },
  },
  { name: 'day-checks', view: ExportedChecksView, query: () => dayChecks, where: (owner) => matchingChecks(owner) },
  exportedJournal('usage'),
];
