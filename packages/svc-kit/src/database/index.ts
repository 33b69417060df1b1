export * from './database.js';
export { addSearchText, composeTexts } from './folded.migration.js';
export { addQuota, dropQuota } from './quotas.js';
export * from './sql.js';
