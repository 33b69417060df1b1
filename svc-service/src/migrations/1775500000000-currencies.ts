import { addCurrency, dropCurrency } from '@carnet/fields';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds currencies to the costs of events and templates, and the converted cost of an event. */
export class ServiceCurrencies1775500000000 implements MigrationInterface {
  name = 'ServiceCurrencies1775500000000';

  async up(db: QueryRunner): Promise<void> {
    await addCurrency(db, 'service_events', 'cost');
    await addCurrency(db, 'service_event_templates', 'estimated_cost');
    await db.query(`
      alter table service_events add column converted_cost numeric check (converted_cost >= 0),
        add column converted_currency text check (converted_currency ~ '^[A-Z]{3}$')`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table service_events drop column converted_cost, drop column converted_currency');
    await dropCurrency(db, 'service_event_templates', 'estimated_cost');
    await dropCurrency(db, 'service_events', 'cost');
  }
}
