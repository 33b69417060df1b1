import { createTestDatabase, type TestDatabase } from '@carnet/embedded-pg';
import pg from 'pg';
import { BadConfig, type ServiceConfig } from '@carnet/runtime';
import { connectionShare } from '../src/connection-share.js';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const shareWith = (config: Partial<ServiceConfig>) =>
  connectionShare({
    name: 'garage',
    databaseUrl: database.url,
    databasePool: null,
    databaseInstances: 1,
    databaseConnections: null,
    ...config,
  } as ServiceConfig);

async function withSession<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: database.url, application_name: 'carnet-service-session' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

it('shares what PostgreSQL has, without what is kept for superusers, backups and operators', async () => {
  const limit = await withSession(async (client) => {
    const { rows } = await client.query<{ max_connections: string }>('show max_connections');
    return Number(rows[0]?.max_connections);
  });
  const databaseInstances = Math.floor((limit - 10) / 8);
  expect((await shareWith({ databaseInstances })).pool).toBe(6);
  expect((await shareWith({ databaseInstances: databaseInstances + 1 })).pool).toBe(5);
});

it('takes what it is told instead, as where a pool of connections stands before PostgreSQL', async () => {
  expect((await shareWith({ databaseInstances: 10, databaseConnections: 60 })).pool).toBe(4);
});

it('counts those who are there, whatever was said', async () => {
  const { warning } = await withSession(() => shareWith({ databaseConnections: 12 }));
  expect(Number(/^\d+/.exec(warning ?? '')?.[0])).toBeGreaterThan(1);
});

it('does not start where there is no room for a pool', async () => {
  const refused = shareWith({ databaseInstances: 9_000 });
  await expect(refused).rejects.toThrow(BadConfig);
  await expect(refused).rejects.toThrow(/^svc-garage cannot start: PostgreSQL has \d+ connections for 9000 instances/);
});
