// Made of en/event-count.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Ahead · {count} */
export const ahead =
  /* @__PURE__ */ __message__<(given: { count: string | number }) => string>('mf-service:event-count.ahead');
/** Completed, in all: {amounts} */
export const inAll =
  /* @__PURE__ */ __message__<(given: { amounts: string | number }) => string>('mf-service:event-count.inAll');
/** {count, plural, one {# service event} other {# service events}} */
export const serviceEvents = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:event-count.serviceEvents'),
);
