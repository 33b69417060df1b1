import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The columns of a person that the API returns, as in `toUserView`. */
export const accounts = new EntityQuery({
  row: sql`u.id, u.username, u.email, u.email_confirmed_at is not null as email_confirmed, u.pending_email, u.first_name, u.last_name, u.time_zone, u.language, u.region, u.currency, u.odometer_unit,
    u.first_day_of_week, u.paper`,
  from: sql`users u`,
  id: sql`u.id`,
  version: sql`u.version`,
  sorts: { oldest: { key: sql`u.id`, type: 'integer', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const accountOf = (owner: OwnerId): Sql[] => [sql`u.id = ${owner}`];
