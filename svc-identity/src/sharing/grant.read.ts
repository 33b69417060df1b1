import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** Expressions for the displayed name of a person and of a vehicle. */
export const nameOf = (user: Sql): Sql =>
  sql`coalesce(nullif(concat_ws(' ', ${user}.first_name, ${user}.last_name), ''), ${user}.username)`;
const vehicleName = sql`coalesce(v.nickname, nullif(concat_ws(' ', v.year, v.make, v.model), '')) as vehicle_name`;

/** The columns that the API returns, without the hash of the link. */
export const invitationColumns = sql`i.id, i.email, i.role, i.vehicle_id, ${vehicleName}, i.expires_at, i.made_at, i.ends_at`;
export const invitationsFrom = sql`invitations i left join vehicles_of_keys v on v.owner_id = i.owner_id and v.id = i.vehicle_id`;

export const grantColumns = sql`g.id, g.email, g.person_id, ${nameOf(sql`u`)} as person_name, g.role, g.vehicle_id, ${vehicleName},
  g.expires_at, g.made_at`;
export const grantsFrom = sql`grants g join users u on u.id = g.person_id
  left join vehicles_of_keys v on v.owner_id = g.owner_id and v.id = g.vehicle_id`;

export const garageColumns = sql`g.id, g.owner_id, ${nameOf(sql`o`)} as owner_name, g.role, g.vehicle_id, ${vehicleName}, g.expires_at`;
export const garagesFrom = sql`grants g join users o on o.id = g.owner_id
  left join vehicles_of_keys v on v.owner_id = g.owner_id and v.id = g.vehicle_id`;

export const ownerName = nameOf(sql`o`);
export { vehicleName };

const newest = (of: Sql) =>
  ({
    sorts: { newest: { key: of, type: 'timestamptz', direction: 'desc' } },
    defaultSort: 'newest',
  }) as const;

/** Invitations for a person's export. */
export const invitations = new EntityQuery({
  row: invitationColumns,
  from: invitationsFrom,
  id: sql`i.id`,
  version: sql`1`,
  ...newest(sql`i.made_at`),
});
export const invitationsOf = (owner: OwnerId): Sql[] => [sql`i.owner_id = ${owner}`];

export const grants = new EntityQuery({
  row: grantColumns,
  from: grantsFrom,
  id: sql`g.id`,
  version: sql`1`,
  ...newest(sql`g.made_at`),
});
export const grantsOf = (owner: OwnerId): Sql[] => [sql`g.owner_id = ${owner}`];

export const garages = new EntityQuery({
  row: garageColumns,
  from: garagesFrom,
  id: sql`g.id`,
  version: sql`1`,
  ...newest(sql`g.made_at`),
});
export const garagesOf = (person: OwnerId): Sql[] => [sql`g.person_id = ${person}`];
