// Made of en/interval.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** {days, plural, one {# day} other {# days}}{months, plural, =0 {} one { (about # month)} other { (about # months)}} */
export const days = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { days: number; months: number }) => string>('mf-service:interval.days'),
);
/** {months, plural, one {# month} other {# months}} */
export const months = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { months: number }) => string>('mf-service:interval.months'),
);
/** N/A */
export const none = /* @__PURE__ */ __message__<string>('mf-service:interval.none');
