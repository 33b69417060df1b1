// Made of en/vehicle-history.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** All {count, plural, one {# service event} other {# service events}} */
export const allEvents = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:vehicle-history.allEvents'),
);
/** Completed service events in all: {amounts} */
export const cost = /* @__PURE__ */ __message__<(given: { amounts: string | number }) => string>(
  'mf-service:vehicle-history.cost',
);
/** Import a history */
export const importHistory = /* @__PURE__ */ __message__<string>('mf-service:vehicle-history.importHistory');
