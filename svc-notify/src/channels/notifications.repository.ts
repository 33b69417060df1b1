import { dueIn, dueRows, freeRows, leased, type LeasedRow, millisecondsUntil, notOf, stillLeased } from '@carnet/jobs';
import { Database, type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { Notification, Outgoing } from './notification.js';

/** Told by PostgreSQL when there is a new notification. */
export const NOTIFICATIONS_WANTED = 'carnet_notifications';

/** A notification that is taken to be sent, for as long as the lease says. */
export interface TakenNotification extends LeasedRow {
  id: string;
  channel_id: number;
  key: string;
  content: Notification;
  /** The seconds for which it is still of use; 0 if it came too late. */
  seconds_left: number;
  /** Its channel was turned off meanwhile. */
  is_off: boolean;
}

const USEFUL_FOR = sql`interval '3 days'`;
const KNOWN_FOR = sql`interval '60 days'`;

@Injectable()
export class NotificationsRepository {
  constructor(private readonly database: Database) {}

  async append(db: Queryable, { owner, channel, key, notification }: Outgoing): Promise<void> {
    await db.rows(sql`
      insert into notifications (owner_id, channel_id, key, content, expires_at)
      values (${owner}, ${channel}, ${key}, ${JSON.stringify(notification)}::jsonb, now() + ${USEFUL_FOR})
      on conflict (owner_id, channel_id, key) do nothing`);
  }

  /** Takes the one that waits longest, of nobody in `served`; of several who take at once, each gets another. */
  async take(served: readonly OwnerId[]): Promise<TakenNotification | undefined> {
    const [taken] = await this.database.rows<TakenNotification>(sql`
      with due as (${dueRows(sql`notifications`, 1, notOf(served))})
      update notifications n set ${leased(sql`n`)}
      from due, reminder_channels c
      where n.owner_id = due.owner_id and n.id = due.id and c.owner_id = n.owner_id and c.id = n.channel_id
      returning n.owner_id, n.id, n.channel_id, n.key, n.content, n.tries,
        greatest(0, extract(epoch from n.expires_at - now()))::int as seconds_left, not c.is_on as is_off`);
    return taken;
  }

  /** It is sent, or given up. Nothing stays of what it said. */
  async end({ owner_id, id }: TakenNotification): Promise<void> {
    await this.database.rows(sql`
      update notifications set content = '{}', due_at = null, ended_at = now() where owner_id = ${owner_id} and id = ${id}`);
  }

  /** For whoever is there after some seconds, unless its lease has ended and another one has it. */
  async later(notification: TakenNotification, seconds: number): Promise<void> {
    await this.database.rows(sql`update notifications set ${dueIn(seconds)} where ${stillLeased(notification)}`);
  }

  /** Milliseconds until the next one is due of whoever is not in `served`; null where there is none. */
  nextIn(served: readonly OwnerId[]): Promise<number | null> {
    const due = sql`select due_at as due from notifications where due_at is not null and ${notOf(served)}`;
    return millisecondsUntil(this.database, due);
  }

  async forget(): Promise<void> {
    await this.database.rows(
      sql`delete from notifications where ${freeRows(sql`notifications`, sql`ended_at < now() - ${KNOWN_FOR}`)}`,
    );
  }
}
