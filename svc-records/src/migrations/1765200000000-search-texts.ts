import { addSearchText, composeTexts } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds normalized search texts to each row: without case and accents. Decomposed Unicode texts are composed. */
export class SearchTexts1765200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} drop column search_text`);
  }
}

const TABLES = ['vehicle_copies', 'modifications', 'issues', 'track_days'];

/** The title of a vehicle as on its card, so that '1973 porsche' finds it. */
const VEHICLE = "year || ' ' || make || ' ' || model";

const UP = [
  composeTexts('vehicle_copies', ['make', 'model', 'nickname']),
  composeTexts('modifications', ['name', 'description', 'notes']),
  composeTexts('issues', ['title', 'description', 'resolution_notes']),
  composeTexts('track_days', ['track_name', 'report']),
  addSearchText('vehicle_copies', [VEHICLE, 'nickname']),
  addSearchText('modifications', ['name', 'description']),
  addSearchText('issues', ['title', 'description']),
  addSearchText('track_days', ['track_name']),
];
