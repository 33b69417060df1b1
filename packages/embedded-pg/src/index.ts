export { reachablePlace as placeOf } from './account.js';
export { copyFrom, copyTo } from './copy.js';
export { ensureDatabase, withClient, type DatabaseAccess } from './database.js';
export { removeCluster, runningPostgres, startPostgres, type Postgres, type PostgresOptions } from './server.js';
export {
  createTestDatabase,
  startTestPostgres,
  testPostgres,
  type TestDatabase,
  type TestSchema,
} from './test-server.js';
export { freePort } from './free-port.js';
export { withLock } from './lock.js';
