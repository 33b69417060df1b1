import { addCurrency, dropCurrency } from '@carnet/fields';
import { addQuota, addSearchText, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Owners of a vehicle, and its numbers beside the VIN. The mileage at the beginning of an ownership is a reading. */
export class Provenance1777600000000 implements MigrationInterface {
  name = 'Provenance1777600000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addCurrency(db, 'ownership_chapters', 'price');
    for (const table of TABLES) await addQuota(db, table);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropQuota(db, table);
    await dropCurrency(db, 'ownership_chapters', 'price');
    for (const statement of DOWN) await db.query(statement);
  }
}

const TABLES = ['vehicle_identities', 'ownership_chapters'];

const OF_A_VEHICLE = `
  owner_id integer not null,
  id integer generated always as identity,
  vehicle_id integer not null`;

const KEPT = `
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  primary key (owner_id, id)`;

/** The database no longer checks the sources of readings, because more will be added; the service has the list. */
const SOURCES = ['reading_source', 'earlier_source'];

const UP = [
  ...SOURCES.map((column) => `alter table odometer_chapters drop constraint odometer_chapters_${column}_check`),
  `create table vehicle_identities (
     ${OF_A_VEHICLE},
     kind text not null check (kind in ('chassis', 'engine', 'gearbox', 'body', 'other')),
     name text,
     as_built text,
     as_fitted text,
     note text,
     ${KEPT},
     constraint vehicle_identities_vehicle foreign key (owner_id, vehicle_id) references vehicles on delete cascade
   )`,
  'create index vehicle_identities_of_vehicle on vehicle_identities (owner_id, vehicle_id)',
  addSearchText('vehicle_identities', ['name', 'as_built', 'as_fitted']),
  `create table ownership_chapters (
     ${OF_A_VEHICLE},
     owner text not null check (owner in ('named', 'withheld', 'me')),
     owner_name text,
     from_date date,
     to_date date,
     location text,
     mileage integer check (mileage >= 0),
     acquired text check (acquired in ('bought-new', 'bought', 'inherited', 'gift', 'auction', 'barter', 'other')),
     price numeric check (price >= 0),
     notes text,
     ${KEPT},
     constraint ownership_chapters_vehicle foreign key (owner_id, vehicle_id) references vehicles on delete cascade,
     constraint ownership_chapters_days check (coalesce(from_date, to_date) is not null)
   )`,
  'create index ownership_chapters_of_vehicle on ownership_chapters (owner_id, vehicle_id)',
  addSearchText('ownership_chapters', ['owner_name', 'location']),
];

const DOWN = [
  'drop table ownership_chapters',
  'drop table vehicle_identities',
  `delete from odometer_chapters where 'purchase' in (reading_source, earlier_source)`,
  ...SOURCES.map(
    (column) => `alter table odometer_chapters add check (${column} in ('service-event', 'vehicle', 'by-hand'))`,
  ),
];
