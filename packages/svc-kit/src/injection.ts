/** The running service's `ServiceConfig`, for injection. */
export const CONFIG = Symbol('carnet:config');
