export * from './problems.js';
export { brokenForeignKey, brokenUniqueConstraint, databaseProblem } from './database-problems.js';
export { isPassing, Passing } from './passing.js';
