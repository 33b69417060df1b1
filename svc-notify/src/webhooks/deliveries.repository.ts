import { dueIn, freeRows, LEASE, leased, millisecondsUntil, stillLeased } from '@carnet/jobs';
import { Database, type Queryable, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { AskedWebhook, Outcome, TakenDelivery } from './webhook.entity.js';
import type { WebhookEvent } from './webhook.rules.js';

/** The channel on which PostgreSQL announces a new message. */
export const DELIVERIES_WANTED = 'carnet_webhooks';

/** A message whose subscribed webhooks are not selected yet. */
export interface Message {
  owner_id: OwnerId;
  event: string;
  type: string;
  at: string;
  body: string;
}

/** The age after which a message is not tried any more. */
const EXPIRES_AFTER = sql`interval '6 days'`;
/** The pause of a webhook after a failure, which grows with each further one, so that a dead receiver does not delay others. */
const SHORTEST_REST = sql`interval '5 seconds'`;
const LONGEST_REST = sql`interval '1 hour'`;
/** Tolerance for events before a webhook was created, because the clocks of two databases differ. */
const SLACK = sql`interval '1 minute'`;
/** Maximum number of waiting messages per webhook; further ones are dropped. */
const MOST_WAITING = 10_000;
/** Time for which the outcome of a message is kept; at most for the newest `MOST_KNOWN` messages of a webhook. */
const KNOWN_FOR = sql`interval '30 days'`;
const MOST_KNOWN = 1_000;

/** A condition: the webhook still has the address to which the message was sent. */
const stillAt = ({ owner_id, webhook_id, url }: AskedWebhook): Sql =>
  sql`owner_id = ${owner_id} and id = ${webhook_id} and url = ${url}`;

@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: Database) {}

  /** People who may act, or may have acted, in these owners' garages. */
  writers(db: Queryable, owners: readonly OwnerId[]): Promise<{ owner_id: OwnerId; id: number; name: string }[]> {
    return db.rows<{ owner_id: OwnerId; id: number; name: string }>(
      sql`select owner_id, id, name from writers_of_garages where owner_id = any(${owners}::int[])`,
    );
  }

  /** Appends each message for every subscribed webhook. Skips events from before the webhook was created, so that facts that are read again cause none. */
  async append(db: Queryable, messages: readonly Message[]): Promise<void> {
    await db.rows(sql`
      with told as (
        select * from jsonb_to_recordset(${JSON.stringify(messages.map((message, place) => ({ ...message, place })))}::jsonb)
          as told (owner_id int, event text, type text, at timestamptz, body text, place int)),
      wanted as (
        select h.owner_id, h.id, told.type, told.body, told.place, row_number() over (partition by h.id order by told.place) as number
        from told join webhooks h on h.owner_id = told.owner_id
        where h.enabled and told.event = any(h.events) and told.at > h.created_at - ${SLACK}),
      full_of as materialized (
        select h.owner_id, h.id,
          (select count(*) from webhook_deliveries d where d.owner_id = h.owner_id and d.webhook_id = h.id and d.due_at is not null) as waiting
        from (select distinct owner_id, id from wanted) h)
      insert into webhook_deliveries (owner_id, webhook_id, type, body, expires_at)
      select w.owner_id, w.id, w.type, w.body, now() + ${EXPIRES_AFTER}
      from wanted w join full_of f using (owner_id, id)
      where f.waiting + w.number <= ${MOST_WAITING}::int
      order by w.place, w.id`);
  }

  async isHeard(db: Queryable, owner: OwnerId, event: WebhookEvent): Promise<boolean> {
    const heard = await db.rows<{ id: number }>(sql`
      select id from webhooks where owner_id = ${owner} and enabled and ${event} = any(events) limit 1`);
    return heard.length > 0;
  }

  /** Appends a message for one webhook, even if it is off or not subscribed; undefined if its queue is full. */
  async appendFor(
    db: Queryable,
    owner: OwnerId,
    webhook: number,
    { type, body }: { type: string; body: string },
  ): Promise<{ id: number } | undefined> {
    const [made] = await db.rows<{ id: number }>(sql`
      insert into webhook_deliveries (owner_id, webhook_id, type, body, expires_at)
      select ${owner}::int, ${webhook}::int, ${type}::text, ${body}::text, now() + ${EXPIRES_AFTER}
      where (select count(*) from webhook_deliveries d
             where d.owner_id = ${owner} and d.webhook_id = ${webhook} and d.due_at is not null) < ${MOST_WAITING}::int
      returning id`);
    return made;
  }

  /** Ends the webhook's pause, for a delivery that a person requests. */
  async wakeWebhook(db: Queryable, owner: OwnerId, webhook: number): Promise<void> {
    await db.rows(sql`
      update webhooks set free_at = least(free_at, now()) where owner_id = ${owner} and id = ${webhook}`);
  }

  /** Makes all waiting messages due at once, with no tries counted, because the address has changed. The caller has locked the webhook. */
  async startAfresh(db: Queryable, owner: OwnerId, webhook: number): Promise<void> {
    await db.rows(sql`
      update webhook_deliveries set due_at = now(), tries = 0
      where owner_id = ${owner} and webhook_id = ${webhook} and due_at is not null`);
  }

  /** Sends a message again at once, with no tries counted. The receiver recognises it by its id. */
  async again(db: Queryable, owner: OwnerId, webhook: number, id: number): Promise<boolean> {
    const waiting = await db.rows<{ id: number }>(sql`
      update webhook_deliveries set due_at = now(), ended_at = null, is_taken = false, tries = 0, expires_at = now() + ${EXPIRES_AFTER},
        status = null, answer = null, error = null, took_ms = null
      where owner_id = ${owner} and webhook_id = ${webhook} and id = ${id} returning id`);
    return waiting.length > 0;
  }

  /**
   * Leases the message that has waited longest, of a webhook without another delivery and of a person who is not in `served`. Concurrent instances get
   * different ones.
   */
  async take(served: readonly OwnerId[]): Promise<TakenDelivery | undefined> {
    const [taken] = await this.database.rows<TakenDelivery>(sql`
      with due as (
        select d.owner_id, d.id, d.webhook_id from webhook_deliveries d
        join webhooks h on h.owner_id = d.owner_id and h.id = d.webhook_id
        where d.due_at <= now() and h.enabled and h.free_at <= now() and d.owner_id <> all(${served}::int[])
        order by d.due_at, d.id limit 1 for no key update skip locked),
      held as (
        update webhooks h set free_at = now() + ${LEASE} from due where h.owner_id = due.owner_id and h.id = due.webhook_id
        returning h.owner_id, h.id, h.url, h.secret, array(
          select replaced.secret from unnest(h.previous_secret || h.earlier_secrets, h.previous_until || h.earlier_until)
            with ordinality as replaced (secret, until, place)
          where replaced.until > now() order by replaced.place) as replaced_secrets)
      update webhook_deliveries d set ${leased(sql`d`)}, last_tried_at = now()
      from due join held on held.owner_id = due.owner_id and held.id = due.webhook_id
      where d.owner_id = due.owner_id and d.id = due.id
      returning d.owner_id, d.id, d.webhook_id, d.message_id, d.body, d.tries, held.url, held.secret, held.replaced_secrets`);
    return taken;
  }

  /** Records a success. Ignored if the lease has ended and another instance has the message, or if the webhook's address has changed. */
  async delivered(delivery: TakenDelivery, outcome: Outcome): Promise<void> {
    const { status, answer, took_ms } = outcome;
    await this.database.rows(sql`
      with asked as (
        update webhooks set free_at = now(), failing_since = null where ${stillAt(delivery)} returning id)
      update webhook_deliveries set due_at = null, ended_at = now(), is_taken = true, status = ${status}, answer = ${answer},
        error = null, took_ms = ${took_ms}
      where ${stillLeased(delivery)} and exists (select 1 from asked)`);
  }

  /**
   * Records a failure; the next try is after `seconds`, or never if null. Returns for how many seconds the address has been failing; 0 if the address has
   * changed.
   */
  async failed(delivery: TakenDelivery, outcome: Outcome, seconds: number | null): Promise<number> {
    const { status, answer, error, took_ms } = outcome;
    const [hook] = await this.database.rows<{ failing: number }>(sql`
      with asked as (
        update webhooks set failing_since = coalesce(failing_since, now()),
          free_at = now() + least(greatest((now() - coalesce(failing_since, now())) / 4, ${SHORTEST_REST}), ${LONGEST_REST})
        where ${stillAt(delivery)}
        returning extract(epoch from now() - failing_since)::int as failing),
      ended as (
        update webhook_deliveries set ${dueIn(seconds)},
          ended_at = case when ${seconds}::int is null then now() end,
          status = ${status}, answer = ${answer}, error = ${error}, took_ms = ${took_ms}
        where ${stillLeased(delivery)} and exists (select 1 from asked))
      select failing from asked`);
    return hook?.failing ?? 0;
  }

  /** Milliseconds until the next message of a person who is not in `served`; null if there is none. */
  nextIn(served: readonly OwnerId[]): Promise<number | null> {
    const due = sql`
      select greatest(d.due_at, h.free_at) as due from webhook_deliveries d
      join webhooks h on h.owner_id = d.owner_id and h.id = d.webhook_id where d.due_at is not null and h.enabled
        and d.owner_id <> all(${served}::int[])`;
    return millisecondsUntil(this.database, due);
  }

  async forget(): Promise<void> {
    await this.database.rows(sql`
      update webhook_deliveries set due_at = null, ended_at = now()
      where ${freeRows(sql`webhook_deliveries`, sql`due_at is not null and expires_at <= now()`)}`);
    await this.database.rows(sql`
      with old as (select d.owner_id, d.id from webhook_deliveries d join (
        select owner_id, id, row_number() over (partition by owner_id, webhook_id order by id desc) as number
        from webhook_deliveries where ended_at is not null) known on d.owner_id = known.owner_id and d.id = known.id
        where known.number > ${MOST_KNOWN}::int or d.created_at < now() - ${KNOWN_FOR} for update of d skip locked)
      delete from webhook_deliveries d using old where d.owner_id = old.owner_id and d.id = old.id`);
  }
}
