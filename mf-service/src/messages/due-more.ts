// Made of en/due-more.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** {count, plural, other {# overdue for more than a year}} */
export const longOverdue = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:due-more.longOverdue'),
);
/** {count, plural, other {# more due}} */
export const moreDue = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:due-more.moreDue'),
);
/** {count, plural, one {# more overdue service event} other {# more overdue service events}} */
export const moreOverdue = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:due-more.moreOverdue'),
);
