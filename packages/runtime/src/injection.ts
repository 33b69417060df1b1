/** Injection token of the service's `ServiceConfig`. */
export const CONFIG = Symbol('carnet:config');

/** Injection token of the service's `Log`. */
export const LOG = Symbol('carnet:log');

/** Injection token of the service's exportable lists. */
export const EXPORTED = Symbol('carnet:exported');

/** Injection token; true if the service's routes are closed to API keys, except for those with `@OpenToApiKeys()`. */
export const CLOSED_TO_KEYS = Symbol('carnet:closed-to-keys');

/** Injection token of the service's tables of scheduled work. */
export const WAITING_WORK = Symbol('carnet:waiting-work');

/** Injection token of the tables with a journal. */
export const JOURNALED = Symbol('carnet:journaled');

/** Injection token of the kinds of facts that the service can republish. */
export const REPUBLISHED = Symbol('carnet:republished');
/** Injection token; true for a guest, which works in the database of another service. That service keeps the sign-in data. */
export const IS_GUEST = Symbol('carnet:is-guest');
