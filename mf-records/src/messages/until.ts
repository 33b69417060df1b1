// Made of en/until.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** {count, plural, other {# more}} */
export const more = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:until.more'),
);
/** No paper runs out by then. */
export const none = /* @__PURE__ */ __message__<string>('mf-records:until.none');
/** Papers until then */
export const title = /* @__PURE__ */ __message__<string>('mf-records:until.title');
/** good until {day} */
export const until = /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('mf-records:until.until');
