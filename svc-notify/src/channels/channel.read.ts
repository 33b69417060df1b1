import { EntityQuery, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The public columns of a channel: without the token and the keys of a device. */
export const columns = sql`c.id, c.kind, c.address, c.is_on, c.user_agent, c.push_key, c.token is not null as has_token,
  c.problem, c.created_at, c.last_sent_at`;

/** Channels for reminders besides mail. The address of a device is a secret for sending; the address of a topic may be a secret for reading. */
export const reminderChannels = new EntityQuery({
  row: sql`c.id, c.kind, regexp_replace(c.address, '^(https?://[^/]+).*$', '\\1') as server, c.is_on, c.user_agent,
    c.created_at, c.last_sent_at`,
  from: sql`reminder_channels c`,
  id: sql`c.id`,
  version: sql`1`,
  sorts: { oldest: { key: sql`c.id`, type: 'integer', direction: 'asc' } },
  defaultSort: 'oldest',
});

export const reminderChannelsOf = (owner: OwnerId): Sql[] => [sql`c.owner_id = ${owner}`];
