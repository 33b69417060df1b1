// Made of en/dependents.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** {count, plural, one {# service event} other {# service events}} */
export const events = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:dependents.events'),
);
/** {count, plural, one {# service schedule} other {# service schedules}} */
export const schedules = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:dependents.schedules'),
);
/** service events */
export const severalEvents = /* @__PURE__ */ __message__<string>('mf-service:dependents.severalEvents');
/** service schedules */
export const severalSchedules = /* @__PURE__ */ __message__<string>('mf-service:dependents.severalSchedules');
