import { addCurrency } from '@carnet/fields';
import { importBatchesUp, importHashesUp } from '@carnet/imports';
import { addJournal, type Journaled } from '@carnet/journal';
import { addQuota, addSearchText } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export const JOURNALED: readonly Journaled[] = [{ table: 'fill_ups', kind: 'fill-up' }];

/** Fill-ups and charges, with copies of vehicles and of their odometers' ledgers. */
export class CreateFillUps1791000000000 implements MigrationInterface {
  name = 'CreateFillUps1791000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addCurrency(db, 'fill_ups', 'total', { hasCurrency: true });
    await addQuota(db, 'fill_ups');
    await importBatchesUp(db);
    await importHashesUp(db);
    for (const journaled of JOURNALED) await addJournal(db, journaled);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table imported_rows, imports, fill_ups, odometer_copies, vehicle_copies');
    await db.query('drop function own_currency_of_fill_ups, keep_journal_of_fill_ups, keep_journal_of_new_fill_ups');
  }
}

/** A vehicle's name as on a card, so that '1973 porsche' finds it. */
const VEHICLE = "year || ' ' || make || ' ' || model";

const UP = [
  `create table vehicle_copies (
     owner_id integer not null,
     id integer not null,
     make text not null,
     model text not null,
     year integer not null,
     nickname text,
     odometer_unit text not null check (odometer_unit in ('mi', 'km', 'h')),
     primary key (owner_id, id)
   )`,
  `create table odometer_copies (
     owner_id integer not null,
     id integer not null,
     chapters jsonb,
     corrections jsonb,
     primary key (owner_id, id)
   )`,
  // Amounts, prices and totals are stored as entered. Code validates energies and units, so that a new one needs no migration.
  `create table fill_ups (
     owner_id integer not null,
     id integer generated always as identity,
     vehicle_id integer not null,
     filled_on date not null,
     at time,
     odometer integer check (odometer >= 0),
     trip numeric check (trip >= 0),
     energy text not null,
     amount numeric not null check (amount > 0),
     unit text not null,
     "full" boolean not null,
     missed_before boolean not null,
     excluded boolean not null,
     total numeric check (total >= 0),
     currency text check (currency ~ '^[A-Z]{3}$'),
     unit_price numeric check (unit_price >= 0),
     station text check (char_length(station) <= 200),
     tank integer check (tank between 1 and 9),
     note text,
     charge_kind text check (charge_kind in ('ac', 'dc')),
     from_percent integer check (from_percent between 0 and 100),
     to_percent integer check (to_percent between 0 and 100),
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id)
   )`,
  'create index fill_ups_by_date on fill_ups (owner_id, filled_on, id)',
  'create index fill_ups_of_vehicle on fill_ups (owner_id, vehicle_id, filled_on)',
  addSearchText('vehicle_copies', [VEHICLE, 'nickname']),
  addSearchText('fill_ups', ['station', 'note']),
];
