export * from './database.js';
export * from './sql.js';
