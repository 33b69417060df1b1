export * from './problems.js';
export { brokenUniqueConstraint } from './database-problems.js';
