// Made of en/odometer.json by `npm run messages`. Change that, and not this.
import { counting } from '../formats/writing';

declare function __message__<Message>(id: string): Message;

/** {count, plural, one {# hour} other {# hours}} */
export const hours = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-kit:odometer.hours'),
);
/** {count, plural, one {# kilometer} other {# kilometers}} */
export const kilometers = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-kit:odometer.kilometers'),
);
/** {count, plural, one {# mile} other {# miles}} */
export const miles = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-kit:odometer.miles'),
);
/** Mileage not known */
export const notKnown = /* @__PURE__ */ __message__<string>('mf-kit:odometer.notKnown');
