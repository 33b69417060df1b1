// Stops the shared test server once it has been unused for a while. test-server.ts runs this file as a separate process.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { withClient } from './database.js';
import { withLock } from './lock.js';
import { endPostmaster, isServing, pause } from './postmaster.js';

const IDLE_MS = 120_000;
const [home = '', dataDir = '', pidText, admin = ''] = process.argv.slice(2);
const pid = Number(pidText);

while (isServing(pid, dataDir)) {
  await pause(IDLE_MS / 4);
  await withLock(join(home, 'lock'), async () => {
    if (await isIdle()) await endPostmaster(pid);
  });
}

async function isIdle(): Promise<boolean> {
  if (Date.now() - statSync(join(home, 'used')).mtimeMs < IDLE_MS) return false;
  const others = `SELECT FROM pg_stat_activity WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`;
  const { rowCount } = await withClient(admin, (client) => client.query(others)).catch(() => ({ rowCount: 1 }));
  return rowCount === 0;
}
