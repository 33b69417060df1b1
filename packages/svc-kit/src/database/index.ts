export * from './database.js';
export { addSearchText, composeTexts } from './folded.migration.js';
export { ownerLocked, unlessGone } from './one-statement.js';
export { lockOwners } from './owner-locks.js';
export { addQuota, dropQuota } from './quotas.js';
export * from './sql.js';
