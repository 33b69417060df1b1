export * from './problems.js';
export { brokenForeignKey, brokenUniqueConstraint, databaseProblem } from './database-problems.js';
