import { addCurrency, dropCurrency } from '@carnet/fields';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds a currency to the cost of a modification; documents already have one. */
export class RecordCurrencies1775500000000 implements MigrationInterface {
  name = 'RecordCurrencies1775500000000';

  async up(db: QueryRunner): Promise<void> {
    await addCurrency(db, 'modifications', 'cost');
    await addCurrency(db, 'documents', 'amount', { hasCurrency: true });
  }

  async down(db: QueryRunner): Promise<void> {
    await dropCurrency(db, 'documents', 'amount', { hadCurrency: true });
    await dropCurrency(db, 'modifications', 'cost');
  }
}
