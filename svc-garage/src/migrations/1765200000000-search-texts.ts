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

const TABLES = ['collections', 'vehicles', 'parts'];

/** The title of a vehicle as on its card, so that '1973 porsche' finds it. */
const VEHICLE = "year || ' ' || make || ' ' || model";

const UP = [
  composeTexts('collections', ['name', 'description']),
  composeTexts('vehicles', ['make', 'model', 'nickname', 'color', 'description', 'notes']),
  composeTexts('parts', ['name', 'description', 'part_number', 'manufacturer', 'notes']),
  addSearchText('collections', ['name', 'description']),
  addSearchText('vehicles', [VEHICLE, 'vin', 'nickname']),
  addSearchText('parts', ['name', 'description', 'part_number', 'manufacturer']),
];
