import { Database, sql } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { type IdentitySettings, SETTINGS } from '../settings.js';

/** Tables of svc-notify, and the positions of its event handlers (limited to its own rows by a row policy). */
const OWN = [
  ...['calendar_feeds', 'vehicle_copies', 'due_point_copies', 'odometer_copies', 'document_copies'],
  ...['reminder_plans', 'reminder_exceptions', 'reminded', 'reminder_snoozes', 'reminder_links'],
  ...['reminder_channels', 'notifications', 'push_keys', 'webhooks', 'webhook_deliveries'],
  ...['fact_cursors', 'fact_handlers', 'handler_heads', 'parked_facts', 'quota_counts', 'notify_tries'],
  'notify_mails',
  // The newest table. Access to it shows svc-notify that the grants are complete, and that all its tables exist.
  'reminder_garages',
];
/** Read-only tables about people and their sessions. */
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
 * Grants the role of svc-notify access to this database, limited to what it needs (ADR 125). Runs at each start, because a restore loses grants. A deployment
 * with one role for both services needs none of this.
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
