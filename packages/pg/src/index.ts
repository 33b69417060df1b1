export { actFor, actorFor, heldVehicles, holdToVehicle, isHeldToVehicles, whereSomebodyMayAct } from './acting.js';
export { ADVISORY_LOCKS } from './advisory-locks.js';
export { migrationName, openDataSource, prepareSchema, type Schema } from './data-source.js';
export { brokenForeignKey, brokenUniqueConstraint, databaseProblem } from './database-problems.js';
export { answerLater, Database, lockOwners, type Queryable, type Weight, within } from './database.js';
export {
  addSearchText,
  CompileFolded1773000000000,
  composeTexts,
  CreateFolded1760000000004,
} from './folded.migration.js';
export { Leadership } from './leadership.js';
export { Listener } from './listener.js';
export { EntityQuery, type EntityQueryOptions, type ListSource, unknownCursor } from './lists/entity-query.js';
export { type Json, JsonText, type PageInfo } from './lists/json-text.js';
export { ListQuery, type ListView, PageQuery, ViewField } from './lists/list-query.js';
export { HELD, LockOwners1766100000000, OWNER_GONE } from './owner-locks.js';
export { isPassing, Passing } from './passing.js';
export { PgSession } from './pg-session.js';
export { addQuota, dropQuota, QuotaCounts1773100000000, QuotasByIds1777000000000 } from './quotas.js';
export { RecentSet } from './recent-set.js';
export { allOf, Columns, empty, inAlphabet, join, matchesText, raw, Sql, sql } from './sql.js';
