import { join, raw, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { type Kind, KINDS } from './set-aside.entity.js';

/** Expressions for rows `t` of a kind, and the columns to restore. */
interface OfKind {
  table: Sql;
  /** A key that identifies the thing: a webhook with another URL counts as another thing. */
  mark: Sql;
  name: Sql;
  addedAt: Sql;
  /** The columns to restore; the row gets a new id. */
  columns: Sql;
  /** The condition for restoring it. */
  needs?: Sql;
}

export const OF_KIND: Record<Kind, OfKind> = {
  passkey: {
    table: sql`passkeys`,
    mark: sql`t.id::text`,
    name: sql`t.name`,
    addedAt: sql`t.created_at`,
    columns: sql`owner_id, name, credential, public_key, counter, transports, user_handle, created_at, last_used_at`,
  },
  app: {
    table: sql`authenticator_apps`,
    mark: sql`extract(epoch from t.created_at)::text`,
    name: sql`null::text`,
    addedAt: sql`coalesce(t.confirmed_at, t.created_at)`,
    columns: sql`owner_id, secret, last_step, created_at, confirmed_at`,
  },
  provider: {
    table: sql`provider_identities`,
    mark: sql`t.issuer || ' ' || t.subject`,
    name: sql`concat_ws(' · ', t.email, substring(t.issuer from '^[a-z]+://([^/]+)'))`,
    addedAt: sql`t.linked_at`,
    columns: sql`owner_id, issuer, subject, email, linked_at`,
  },
  api_key: {
    table: sql`api_keys`,
    mark: sql`t.id::text`,
    name: sql`t.name`,
    addedAt: sql`t.created_at`,
    columns: sql`owner_id, name, prefix, hash, access, vehicle_id, created_at, expires_at, last_used_at`,
  },
  webhook: {
    table: sql`webhooks`,
    mark: sql`t.id || ' ' || t.url`,
    name: sql`t.name || ' · ' || substring(t.url from '^[a-z]+://([^/]+)')`,
    addedAt: sql`t.created_at`,
    columns: sql`owner_id, name, url, events, enabled, disabled_because, secret, created_at`,
  },
  channel: {
    table: sql`reminder_channels`,
    mark: sql`t.id::text`,
    name: sql`case t.kind when 'ntfy' then t.address end`,
    addedAt: sql`t.created_at`,
    columns: sql`owner_id, kind, address, is_on, user_agent, p256dh, auth, push_key, token, created_at, last_sent_at`,
    needs: sql`t.push_key is null or exists (select from push_keys k where k.public_key = t.push_key)`,
  },
  calendar: {
    table: sql`calendar_feeds`,
    mark: sql`extract(epoch from t.made_at)::text`,
    name: sql`null::text`,
    addedAt: sql`t.made_at`,
    columns: sql`owner_id, uid, secret_hash, made_at, overdue_today, overdue_set_at`,
  },
};

/** Recovery codes are not restored: they depend on second factors, and each works once. */
export const RECOVERY_CODE = 'recovery_code';

/** The present things: `kind`, `mark` and `name` of each. Unconfirmed apps do not count. */
export const thingsOf = (owner: OwnerId): Sql =>
  join(
    KINDS.map((kind) => {
      const { table, mark, name } = OF_KIND[kind];
      const only = kind === 'app' ? sql` and t.confirmed_at is not null` : sql``;
      return sql`select ${raw(`'${kind}'`)} as kind, ${mark} as mark, ${name} as name from ${table} t where t.owner_id = ${owner}${only}`;
    }),
    ' union all ',
  );

/** The present things as a value for `address_undos.had`, stored with an undo link. */
export const hadNow = (owner: OwnerId): Sql => sql`
  (select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'mark', mark, 'name', name)), '[]') from (
    ${thingsOf(owner)}
    union all select ${raw(`'${RECOVERY_CODE}'`)}, id::text, null from recovery_codes where owner_id = ${owner}) there)`;
