import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntryKind } from './entry.entity.js';

export const ENTRY_SORTS = ['newest', 'oldest'] as const;
export type EntrySort = (typeof ENTRY_SORTS)[number];

/** The selected columns of entry `e`. */
export const wholeEntry = sql`e.id, e.component_id, e.kind, e.happened_on, e.mileage, to_json(e.positions) as positions, e.depth_unit, e.depths, e.distance,
  e.distance_unit, e.hours, e.sessions, e.open, e.note, e.version, e.created_at, e.updated_at`;

export const entries = new EntityQuery<EntrySort>({
  row: wholeEntry,
  from: sql`component_entries e`,
  texts: [sql`e.note`],
  id: sql`e.id`,
  version: sql`e.version`,
  sorts: {
    newest: { key: sql`e.happened_on`, type: 'date', direction: 'desc' },
    oldest: { key: sql`e.happened_on`, type: 'date', direction: 'asc' },
  },
  defaultSort: 'newest',
});

export interface EntryFilters {
  component_id?: number | null;
  kind?: EntryKind | null;
}

/** The conditions of a list's filters. */
export const matching = (owner: OwnerId, { component_id, kind }: EntryFilters): Sql[] => [
  sql`e.owner_id = ${owner}`,
  ...(component_id ? [sql`e.component_id = ${component_id}`] : []),
  ...(kind ? [sql`e.kind = ${kind}`] : []),
];
