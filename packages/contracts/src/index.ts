export type * from './facts.js';
export type * from './extensions.js';
export type * from './links.js';
export type * from './services.generated.js';
export type * from './slots.js';
