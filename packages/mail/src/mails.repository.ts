import { Inject, Injectable } from '@nestjs/common';
import { Database, type Queryable, raw, type Sql, sql } from '@carnet/pg';
import { dueIn, dueRows, freeRows, leased, type LeasedRow, millisecondsUntil, stillLeased } from '@carnet/jobs';
import type { Letter, Mail } from './letter.js';
import { MAIL, type MailSettings } from './mail-settings.js';

/** The channel on which PostgreSQL announces a new mail. */
export const MAILS_WANTED = 'carnet_mails';

/** A mail leased for sending. */
export interface TakenMail extends LeasedRow {
  id: string;
  key: string;
  address: string;
  language: string;
  letter: Letter;
  created_at: Date;
  /** True if the mail has become useless, because it is too late. */
  is_late: boolean;
}

const USEFUL_FOR_S = 3 * 24 * 60 * 60;
/** Time for which a key is remembered to prevent a duplicate. */
const KNOWN_FOR = sql`interval '60 days'`;

@Injectable()
export class MailsRepository {
  private readonly table: Sql;
  /** The table without tables of other services that inherit from it. */
  private readonly rows: Sql;

  constructor(
    private readonly database: Database,
    @Inject(MAIL) { table }: Pick<MailSettings, 'table'>,
  ) {
    this.table = raw(table);
    this.rows = raw(`only ${table}`);
  }

  async append(
    db: Queryable,
    { owner, key, address, language, letter, usefulFor = USEFUL_FOR_S }: Mail,
  ): Promise<void> {
    await db.rows(sql`
      insert into ${this.table} (owner_id, key, address, language, letter, expires_at)
      values (${owner}, ${key}, ${address}, ${language}, ${JSON.stringify(letter)}::jsonb, now() + make_interval(secs => ${usefulFor}))
      on conflict (owner_id, key) do nothing`);
  }

  /** Leases the mails that have waited longest. Concurrent instances get different mails. */
  take(most: number): Promise<TakenMail[]> {
    return this.database.rows<TakenMail>(sql`
      with due as (${dueRows(this.rows, most)})
      update ${this.rows} m set ${leased(sql`m`)}
      from due where m.owner_id = due.owner_id and m.id = due.id
      returning m.owner_id, m.id, m.key, m.address, m.language, m.letter, m.tries, m.created_at, m.expires_at <= now() as is_late`);
  }

  /** Ends a mail that was sent or given up. Deletes its text and address, because a link in it may still work. */
  async end({ owner_id, id }: TakenMail): Promise<void> {
    await this.database.rows(sql`
      update ${this.rows} set address = '', letter = '{}', due_at = null, ended_at = now()
      where owner_id = ${owner_id} and id = ${id}`);
  }

  /** Schedules another try after some seconds, unless the lease has ended and another instance has the mail. */
  async later(mail: TakenMail, seconds: number): Promise<void> {
    await this.database.rows(sql`update ${this.rows} set ${dueIn(seconds)} where ${stillLeased(mail)}`);
  }

  /** Milliseconds until the next mail is due; null if there is none. */
  nextIn(): Promise<number | null> {
    return millisecondsUntil(this.database, sql`select due_at as due from ${this.rows} where due_at is not null`);
  }

  async forget(): Promise<void> {
    await this.database.rows(
      sql`delete from ${this.rows} where ${freeRows(this.rows, sql`ended_at < now() - ${KNOWN_FOR}`)}`,
    );
  }
}
