import { type Queryable, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { AskedWebhook, ChosenWebhook, Webhook } from './webhook.entity.js';

/** Time for which messages are also signed with a replaced secret. */
const BOTH_FOR = sql`interval '24 hours'`;
/** Maximum number of secrets before the previous one, because a message has at most ten signatures. */
const MOST_EARLIER = 8;

const startsAfresh = ({ enabled, url }: Webhook): Sql => sql`(${enabled} and not enabled or url <> ${url})`;

@Injectable()
export class WebhooksRepository {
  async find(db: Queryable, owner: OwnerId, id: number): Promise<Webhook | undefined> {
    const [found] = await db.rows<Webhook>(sql`
      select id, owner_id, name, url, events, enabled, disabled_because, version
      from webhooks where owner_id = ${owner} and id = ${id}`);
    return found;
  }

  async insert(db: Queryable, owner: OwnerId, hook: ChosenWebhook, secret: Buffer): Promise<{ id: number }> {
    const [made] = await db.rows<{ id: number }>(sql`
      insert into webhooks (owner_id, name, url, events, enabled, secret)
      values (${owner}, ${hook.name}, ${hook.url}, ${hook.events}::text[], ${hook.enabled}, ${secret}) returning id`);
    return made!;
  }

  /** Resets failures and makes messages due at once, if the webhook was turned on or got another address. */
  async update(db: Queryable, hook: Webhook): Promise<void> {
    await db.rows(sql`
      update webhooks set name = ${hook.name}, url = ${hook.url}, events = ${hook.events}::text[], enabled = ${hook.enabled},
        version = ${hook.version}, disabled_because = case when not ${hook.enabled} then disabled_because end,
        failing_since = case when ${startsAfresh(hook)} then null else failing_since end,
        free_at = case when ${startsAfresh(hook)} then now() else free_at end
      where owner_id = ${hook.owner_id} and id = ${hook.id}`);
  }

  async remove(db: Queryable, owner: OwnerId, id: number): Promise<boolean> {
    const removed = await db.rows<{ id: number }>(
      sql`delete from webhooks where owner_id = ${owner} and id = ${id} returning id`,
    );
    return removed.length > 0;
  }

  /** Keeps each replaced secret until its own end. So a repeated request, or a request whose answer was lost, does not invalidate the receiver's secret. */
  async renewSecret(db: Queryable, owner: OwnerId, id: number, secret: Buffer): Promise<Date | undefined> {
    const [renewed] = await db.rows<{ previous_until: Date | null }>(sql`
      update webhooks set previous_secret = secret, previous_until = now() + ${BOTH_FOR}, secret = ${secret},
        earlier_secrets = case when previous_until > now() then (previous_secret || earlier_secrets)[1:${MOST_EARLIER}::int] else '{}' end,
        earlier_until = case when previous_until > now() then (previous_until || earlier_until)[1:${MOST_EARLIER}::int] else '{}' end
      where owner_id = ${owner} and id = ${id} returning previous_until`);
    return renewed?.previous_until ?? undefined;
  }

  /** Turns a webhook off because of failures; does nothing if it is already off, or its address has changed. */
  async disable(db: Queryable, told: AskedWebhook, reason: string): Promise<Webhook | undefined> {
    const { owner_id, webhook_id, url } = told;
    const [disabled] = await db.rows<Webhook>(sql`
      update webhooks set enabled = false, disabled_because = ${reason}, version = version + 1
      where owner_id = ${owner_id} and id = ${webhook_id} and url = ${url} and enabled
      returning id, owner_id, name, url, events, enabled, disabled_because, version`);
    return disabled;
  }
}
