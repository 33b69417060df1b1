export type * from './facts.js';
