// A release of svc-garage with one more migration. It applies the migration, says so, and exits. `migrations.ts` starts it.
import { defineService } from '@carnet/nest-kit';
import { readConfig } from '@carnet/runtime';

const { COLUMN, STAMP } = process.env;

class AddColumn {
  name = `AddColumn${STAMP}`;

  /** @param {{ query(statement: string): Promise<unknown> }} db */
  async up(db) {
    await db.query(`alter table vehicles add column ${COLUMN} text`);
    console.log('applied');
  }
}

const next = defineService({
  name: 'garage',
  title: 'Carnet: garage',
  description: 'The next release',
  entities: [],
  migrations: [AddColumn],
  modules: [],
});

try {
  const app = await next.createApp(readConfig('garage', process.env));
  await app.close();
  console.log('up to date');
  process.exit(0);
} catch (error) {
  console.log(`gave up: ${error.message}`);
  process.exit(1);
}
