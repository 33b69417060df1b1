import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Photos of service events, from svc-records' facts. */
export class EventPhotos1769200000000 implements MigrationInterface {
  name = 'EventPhotos1769200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table event_photo_copies (
        owner_id integer not null,
        service_event_id integer not null,
        photo_id integer not null,
        position integer not null,
        caption text,
        primary key (owner_id, service_event_id, photo_id),
        foreign key (owner_id, service_event_id) references service_events (owner_id, id) on delete cascade
      )`);
    await db.query('create index event_photo_copies_of_photo on event_photo_copies (owner_id, photo_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table event_photo_copies');
  }
}
