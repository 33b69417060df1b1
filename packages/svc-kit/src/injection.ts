/** The running service's `ServiceConfig`, for injection. */
export const CONFIG = Symbol('carnet:config');

/** The running service's own `Log`, for injection. */
export const LOG = Symbol('carnet:log');

/** What of the running service people take along with everything they have, for injection. */
export const EXPORTED = Symbol('carnet:exported');

/** Whether the routes of the running service are closed to API keys unless they say `@OpenToApiKeys()`, for injection. */
export const CLOSED_TO_KEYS = Symbol('carnet:closed-to-keys');

/** Where work of the running service waits until it is due, for injection. */
export const WAITING_WORK = Symbol('carnet:waiting-work');

/** The tables whose rows the running service's journal follows, for injection. */
export const JOURNALED = Symbol('carnet:journaled');
