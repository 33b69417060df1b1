import { addJournal } from '@carnet/journal';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A component's price counts for one vehicle (ADR 141). The column is false if that vehicle was deleted, so that the price does not count for the next one. The
 * journal leaves the column out.
 */
export class PricesCount1811000000000 implements MigrationInterface {
  name = 'PricesCount1811000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table components add column price_counts boolean not null default true');
    await addJournal(db, { ...COMPONENTS, without: ['of_no_vehicle', 'price_counts'] });
  }

  async down(db: QueryRunner): Promise<void> {
    await addJournal(db, { ...COMPONENTS, without: ['of_no_vehicle'] });
    await db.query('alter table components drop column price_counts');
  }
}

const COMPONENTS = { table: 'components', kind: 'component', vehicle: 'of_no_vehicle' };
