import { type OwnerId, type Queryable, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { ChosenWebhook, Webhook } from './webhook.entity.js';

/** For so long messages are signed with the secret of before as well. */
const BOTH_FOR = sql`interval '24 hours'`;

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

  /** Whichever way it was turned off, one that is on again has not failed yet, and is asked at once. */
  async update(db: Queryable, hook: Webhook): Promise<void> {
    await db.rows(sql`
      update webhooks set name = ${hook.name}, url = ${hook.url}, events = ${hook.events}::text[], enabled = ${hook.enabled},
        version = ${hook.version}, disabled_because = case when not ${hook.enabled} then disabled_because end,
        failing_since = case when ${hook.enabled} and not enabled then null else failing_since end,
        free_at = case when ${hook.enabled} and not enabled then now() else free_at end
      where owner_id = ${hook.owner_id} and id = ${hook.id}`);
  }

  async remove(db: Queryable, owner: OwnerId, id: number): Promise<boolean> {
    const removed = await db.rows<{ id: number }>(
      sql`delete from webhooks where owner_id = ${owner} and id = ${id} returning id`,
    );
    return removed.length > 0;
  }

  async renewSecret(db: Queryable, owner: OwnerId, id: number, secret: Buffer): Promise<Date | undefined> {
    const [renewed] = await db.rows<{ previous_until: Date | null }>(sql`
      update webhooks set previous_secret = secret, previous_until = now() + ${BOTH_FOR}, secret = ${secret}
      where owner_id = ${owner} and id = ${id} returning previous_until`);
    return renewed?.previous_until ?? undefined;
  }

  /** What was turned off; nothing where it is off already. */
  async disable(db: Queryable, owner: OwnerId, id: number, reason: string): Promise<Webhook | undefined> {
    const [disabled] = await db.rows<Webhook>(sql`
      update webhooks set enabled = false, disabled_because = ${reason}, version = version + 1
      where owner_id = ${owner} and id = ${id} and enabled
      returning id, owner_id, name, url, events, enabled, disabled_because, version`);
    return disabled;
  }
}
