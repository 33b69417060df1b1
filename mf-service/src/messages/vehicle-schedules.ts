// Made of en/vehicle-schedules.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** and {count, plural, other {# more}} */
export const andMore = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:vehicle-schedules.andMore'),
);
/** Service Schedules: {vehicle} */
export const tabTitle = /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>(
  'mf-service:vehicle-schedules.tabTitle',
);
