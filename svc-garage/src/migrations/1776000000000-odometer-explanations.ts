import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An owner's explanations of one reading, also of a reading in a service event; units of odometers; and the original value of a corrected reading. */
export class OdometerExplanations1776000000000 implements MigrationInterface {
  name = 'OdometerExplanations1776000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const SOURCES = "('service-event', 'vehicle', 'by-hand')";

const UP = [
  'alter table odometer_readings add column written_value integer',
  `alter table odometer_chapters
     add column unit_before text check (unit_before in ('mi', 'km')),
     add column reading_source text check (reading_source in ${SOURCES}),
     add column reading_id integer,
     add column read_value integer,
     add column corrected_value integer check (corrected_value >= 0),
     add column earlier_source text check (earlier_source in ${SOURCES}),
     add column earlier_id integer,
     add column earlier_value integer,
     drop constraint odometer_chapters_kind_check,
     add constraint odometer_chapters_kind_check check (kind in
       ('replaced', 'rolled-over', 'unit-changed', 'unknown-mileage', 'laid-up', 'typing-error', 'estimate', 'confirmed'))`,
];

const DOWN = [
  "delete from odometer_chapters where kind in ('unit-changed', 'typing-error', 'estimate', 'confirmed')",
  `alter table odometer_chapters
     drop column unit_before, drop column reading_source, drop column reading_id, drop column read_value, drop column corrected_value,
     drop column earlier_source, drop column earlier_id, drop column earlier_value,
     drop constraint odometer_chapters_kind_check,
     add constraint odometer_chapters_kind_check check (kind in ('replaced', 'rolled-over', 'unknown-mileage', 'laid-up'))`,
  'alter table odometer_readings drop column written_value',
];
