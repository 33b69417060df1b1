import { addSearchText, composeTexts } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the searchable text of each row, without case and accents, and normalises decomposed texts to NFC. */
export class SearchTexts1765200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index service_event_templates_by_name');
    await db.query(
      'create index service_event_templates_by_name on service_event_templates (owner_id, lower(name), id)',
    );
    for (const table of TABLES) await db.query(`alter table ${table} drop column search_text`);
  }
}

const TABLES = [
  'vehicle_copies',
  'service_events',
  'service_event_templates',
  'service_schedules',
  'schedule_templates',
];

/** A vehicle's name as on a card, so that '1973 porsche' finds it. */
const VEHICLE = "year || ' ' || make || ' ' || model";

/** The visible text of a description, so that a search for "strong" does not find bold text. */
const READABLE = `replace(replace(replace(regexp_replace(description, '</?[a-z][^>]*>', ' ', 'gi'), '&lt;', '<'), '&gt;', '>'), '&amp;', '&')`;

const UP = [
  composeTexts('vehicle_copies', ['make', 'model', 'nickname']),
  composeTexts('service_events', ['name', 'description', 'notes', 'report_content']),
  composeTexts('service_event_templates', ['name', 'source', 'description', 'notes']),
  composeTexts('service_schedules', ['name', 'description']),
  composeTexts('schedule_templates', ['name', 'description']),
  addSearchText('vehicle_copies', [VEHICLE, 'nickname']),
  addSearchText('service_events', ['name', 'description']),
  addSearchText('service_event_templates', ['name', READABLE]),
  addSearchText('service_schedules', ['name', 'description']),
  addSearchText('schedule_templates', ['name', 'description']),
  'drop index service_event_templates_by_name',
  'create index service_event_templates_by_name on service_event_templates (owner_id, name collate "und-x-icu", id)',
];
