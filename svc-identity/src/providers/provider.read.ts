import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The providers that people sign in by; what these call them does not go out. */
export const linkedProviders = new EntityQuery({
  row: sql`p.issuer, p.email, p.linked_at`,
  from: sql`provider_identities p`,
  id: sql`p.id`,
  version: sql`1`,
  sorts: { oldest: { key: sql`p.linked_at`, type: 'timestamptz', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const linkedProvidersOf = (owner: OwnerId): Sql[] => [sql`p.owner_id = ${owner}`];
