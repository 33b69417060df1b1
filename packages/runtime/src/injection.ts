/** The running service's `ServiceConfig`, for injection. */
export const CONFIG = Symbol('carnet:config');

/** The running service's own `Log`, for injection. */
export const LOG = Symbol('carnet:log');

/** The injected lists of the running service that people take along with everything they have. */
export const EXPORTED = Symbol('carnet:exported');

/** Injected; true if the routes of the running service are closed to API keys unless they say `@OpenToApiKeys()`. */
export const CLOSED_TO_KEYS = Symbol('carnet:closed-to-keys');

/** The injected tables in which work of the running service waits until it is due. */
export const WAITING_WORK = Symbol('carnet:waiting-work');

/** The tables whose rows the running service's journal follows, for injection. */
export const JOURNALED = Symbol('carnet:journaled');

/** The kinds of facts that the service can tell again. */
export const REPUBLISHED = Symbol('carnet:republished');
/** Injected; true if the service works in the database of another one, which keeps what all need of sign-ins. */
export const IS_GUEST = Symbol('carnet:is-guest');
