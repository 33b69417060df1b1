import { addSearchText, composeTexts } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The text that lists are searched by stands beside each row, without case and accents; texts that came decomposed are composed. */
export class SearchTexts1765200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await db.query(`alter table ${table} drop column search_text`);
  }
}

const TABLES = ['vehicle_copies', 'modifications', 'issues', 'track_days'];

/** As a vehicle is read on a card, so that '1973 porsche' finds one. */
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
