import { addJournal, dropJournal } from '@carnet/journal';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { JOURNALED } from './1779000000000-journal.js';

const OF_READINGS = JOURNALED.filter(({ table }) => table === 'odometer_readings');

/**
 * The order in which mileages were entered, so that an owner's entry overrules older statements, but not newer ones. Existing rows have no place in this order.
 */
export class SaidMileages1789020000000 implements MigrationInterface {
  name = 'SaidMileages1789020000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    // The order is no content of a reading, so the journal leaves it out.
    await journalAnew(db);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

async function journalAnew(db: QueryRunner): Promise<void> {
  for (const journaled of OF_READINGS) {
    await dropJournal(db, journaled.table);
    await addJournal(db, journaled);
  }
}

const UP = [
  'create sequence odometer_said',
  ...['odometer_readings', 'service_event_copies'].flatMap((table) => [
    `alter table ${table} add column said bigint`,
    `alter table ${table} alter column said set default nextval('odometer_said')`,
  ]),
  `create table untraced_mileages (
     owner_id integer not null,
     vehicle_id integer not null,
     primary key (owner_id, vehicle_id),
     foreign key (owner_id, vehicle_id) references vehicles on delete cascade
   )`,
  // An old mileage that an event happened to repeat got no reading of its own. It must stay if that event is deleted.
  `insert into untraced_mileages (owner_id, vehicle_id)
   select v.owner_id, v.id from vehicles v
   where v.current_mileage is not null and not exists (
     select from odometer_readings r where r.owner_id = v.owner_id and r.vehicle_id = v.id)`,
];

const DOWN = [
  'drop table untraced_mileages',
  'alter table service_event_copies drop column said',
  'alter table odometer_readings drop column said',
  'drop sequence odometer_said',
];
