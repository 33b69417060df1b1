export * from './database.js';
export * from './locks.js';
export * from './sql.js';
