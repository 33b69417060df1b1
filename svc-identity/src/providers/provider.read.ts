import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** Linked providers of people, without their subject identifiers. */
export const linkedProviders = new EntityQuery({
  row: sql`p.issuer, p.email, p.linked_at`,
  from: sql`provider_identities p`,
  id: sql`p.id`,
  version: sql`1`,
  sorts: { oldest: { key: sql`p.linked_at`, type: 'timestamptz', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const linkedProvidersOf = (owner: OwnerId): Sql[] => [sql`p.owner_id = ${owner}`];
