export * from './problems.js';
export { brokenForeignKey, brokenUniqueConstraint } from './database-problems.js';
