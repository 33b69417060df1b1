import { addCurrency, dropCurrency } from '@carnet/fields';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a currency to the cost of a part. */
export class PartCurrencies1775500000000 implements MigrationInterface {
  name = 'PartCurrencies1775500000000';

  async up(db: QueryRunner): Promise<void> {
    await addCurrency(db, 'parts', 'cost');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropCurrency(db, 'parts', 'cost');
  }
}
