import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

export const importCategories = new EntityQuery({
  row: sql`c.id, c.name, c.type, c.chosen_at`,
  from: sql`import_categories c`,
  id: sql`c.id`,
  version: sql`1`,
  sorts: { oldest: { key: sql`c.id`, type: 'integer', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const importCategoriesOf = (owner: OwnerId): Sql[] => [sql`c.owner_id = ${owner}`];

export const importTables = new EntityQuery({
  row: sql`t.id, t.headers, t.kind, t.columns, t.unit, t.currency, t.chosen_at`,
  from: sql`import_tables t`,
  id: sql`t.id`,
  version: sql`1`,
  sorts: { oldest: { key: sql`t.id`, type: 'integer', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const importTablesOf = (owner: OwnerId): Sql[] => [sql`t.owner_id = ${owner}`];
