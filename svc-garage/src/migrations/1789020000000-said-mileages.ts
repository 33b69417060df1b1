import { addJournal, dropJournal } from '@carnet/journal';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { JOURNALED } from './1779000000000-journal.js';

const OF_READINGS = JOURNALED.filter(({ table }) => table === 'odometer_readings');

/**
 * The order in which mileages are said, so that an owner's word overrules what was said before it, and nothing after it. What is there already
 * has no place in that order.
 */
export class SaidMileages1789020000000 implements MigrationInterface {
  name = 'SaidMileages1789020000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    // The place in the order says nothing of the reading: the journal leaves it out.
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
  // A mileage of before the ledger that an event happened to say got no reading of its own: where that event goes, it stays.
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
