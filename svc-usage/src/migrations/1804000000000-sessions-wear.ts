import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVENTS = {
  insert: ['referencing new table as is_now', 'select owner_id from is_now'],
  update: [
    'referencing old table as was new table as is_now',
    'select owner_id from was union all select owner_id from is_now',
  ],
  delete: ['referencing old table as was', 'select owner_id from was'],
} as const;

/**
 * Lets sessions wear mounted components (ADR 135): stores whether the odometer counted a session and which components it counts for, and marks due points for
 * recomputation.
 */
export class SessionsWear1804000000000 implements MigrationInterface {
  name = 'SessionsWear1804000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'alter table track_sessions add column odometer_ran boolean not null default true, add column component_ids integer[]',
    );
    for (const [event, [seen, rows]] of Object.entries(EVENTS)) {
      await db.query(`
        create function mark_due_by_track_sessions_${event}() returns trigger language plpgsql as $$
        begin
          if current_setting('carnet.journal', true) = 'off' then
            return null;
          end if;
          insert into due_marks (owner_id)
          with seen as (${rows})
          select distinct owner_id from seen
          where exists (select from components c where c.owner_id = seen.owner_id) order by 1
          on conflict do nothing;
          return null;
        end $$`);
      await db.query(`
        create trigger mark_due_${event} after ${event} on track_sessions ${seen}
        for each statement execute function mark_due_by_track_sessions_${event}()`);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    for (const event of Object.keys(EVENTS)) {
      await db.query(`drop trigger mark_due_${event} on track_sessions`);
      await db.query(`drop function mark_due_by_track_sessions_${event}()`);
    }
    await db.query('alter table track_sessions drop column odometer_ran, drop column component_ids');
  }
}
