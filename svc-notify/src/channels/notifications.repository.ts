import { dueIn, dueRows, freeRows, leased, type LeasedRow, millisecondsUntil, notOf, stillLeased } from '@carnet/jobs';
import { Database, type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { Notification, Outgoing } from './notification.js';

/** The channel on which PostgreSQL announces a new notification. */
export const NOTIFICATIONS_WANTED = 'carnet_notifications';

/** A notification leased for sending. */
export interface TakenNotification extends LeasedRow {
  id: string;
  channel_id: number;
  key: string;
  content: Notification;
  /** Seconds for which it is still useful; 0 if it is too late. */
  seconds_left: number;
  /** True if its channel was turned off in the meantime. */
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

  /** Leases the notification that has waited longest, of a person who is not in `served`. Concurrent instances get different ones. */
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

  /** Ends a notification that was sent or given up, and deletes its text. */
  async end({ owner_id, id }: TakenNotification): Promise<void> {
    await this.database.rows(sql`
      update notifications set content = '{}', due_at = null, ended_at = now() where owner_id = ${owner_id} and id = ${id}`);
  }

  /** Schedules another try after some seconds, unless the lease has ended and another instance has it. */
  async later(notification: TakenNotification, seconds: number): Promise<void> {
    await this.database.rows(sql`update notifications set ${dueIn(seconds)} where ${stillLeased(notification)}`);
  }

  /** Milliseconds until the next notification of a person who is not in `served`; null if there is none. */
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
