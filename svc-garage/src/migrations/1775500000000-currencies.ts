import { addCurrency, dropCurrency } from '@carnet/fields';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cost of a part has a currency. */
export class PartCurrencies1775500000000 implements MigrationInterface {
  name = 'PartCurrencies1775500000000';

  async up(db: QueryRunner): Promise<void> {
    await addCurrency(db, 'parts', 'cost');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropCurrency(db, 'parts', 'cost');
  }
}
