export type * from './book.js';
export type * from './facts.js';
export type * from './extensions.js';
export type * from './links.js';
export type * from './panels.js';
export type * as garage from './garage.generated.js';
export type * as identity from './identity.generated.js';
export type * as records from './records.generated.js';
export type * as service from './service.generated.js';
