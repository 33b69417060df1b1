import { Database, sql } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type IdentitySettings, SETTINGS } from '../settings.js';

/** Tables of svc-notify, and what its followers keep of their place (their rows alone, by a policy of the table). */
const OWN = [
  ...['calendar_feeds', 'vehicle_copies', 'due_point_copies', 'odometer_copies', 'document_copies'],
  ...['reminder_plans', 'reminder_exceptions', 'reminded', 'reminder_snoozes', 'reminder_links'],
  ...['reminder_channels', 'notifications', 'push_keys', 'webhooks', 'webhook_deliveries'],
  ...['fact_cursors', 'fact_handlers', 'handler_heads', 'parked_facts', 'quota_counts', 'notify_tries'],
  'notify_mails',
  // The newest: by it svc-notify knows that it is let in, and that all of its tables are made.
  'reminder_garages',
];
/** Tables of sign-ins and people that every service knows. */
const READ = [
  ...[
    'recipients',
    'shared_garages',
    'writers_of_garages',
    'verification_keys',
    'token_floors',
    'ended_sessions',
    'api_key_copies',
    'time_zones',
  ],
  ...['own_currencies', 'journal'],
];

/**
 * Lets the role of svc-notify into this database, and no further than it has to go (ADR 125): at each start, since a restore forgets it. A release
 * that runs with one role for both needs none of this.
 */
@Injectable()
export class Guest implements OnApplicationBootstrap {
  constructor(
    private readonly database: Database,
    @Inject(SETTINGS) private readonly settings: IdentitySettings,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { notifyRole } = this.settings;
    const [known] = await this.database.rows<{ database: string }>(sql`
      select current_database() as database from pg_roles where rolname = ${notifyRole} and rolname <> current_user`);
    if (!known) return;
    const role = quoted(notifyRole);
    await this.database.transaction(async (tx) => {
      await tx.query(`select pg_advisory_xact_lock(hashtext('notify is let in'))`);
      await tx.query(`grant connect on database ${quoted(known.database)} to ${role}`);
      await tx.query(`grant usage on schema public to ${role}`);
      await tx.query(`grant select on ${READ.join(', ')} to ${role}`);
      await tx.query(`grant select, insert, update, delete on ${OWN.join(', ')} to ${role}`);
    });
    this.log.debug(`The role ${notifyRole} is let in`);
  }
}

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
