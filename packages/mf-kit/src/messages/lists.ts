// Made of en/lists.json by `npm run messages`. Change that, and not this.
import { counting } from '../formats/writing';

declare function __message__<Message>(id: string): Message;

/** Clear Filters */
export const clearFilters = /* @__PURE__ */ __message__<string>('mf-kit:lists.clearFilters');
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('mf-kit:lists.edit');
/** Filters */
export const filters = /* @__PURE__ */ __message__<string>('mf-kit:lists.filters');
/** Filters · {count} */
export const filtersSet =
  /* @__PURE__ */ __message__<(given: { count: string | number }) => string>('mf-kit:lists.filtersSet');
/** More actions */
export const moreActions = /* @__PURE__ */ __message__<string>('mf-kit:lists.moreActions');
/** {what} {name} */
export const named =
  /* @__PURE__ */ __message__<(given: { name: string | number; what: string | number }) => string>(
    'mf-kit:lists.named',
  );
/** {count, plural, one {# more is} other {# more are}} not on this print. To print them all, show them on the page first. */
export const notPrinted = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-kit:lists.notPrinted'),
);
/** Print */
export const print = /* @__PURE__ */ __message__<string>('mf-kit:lists.print');
/** Search */
export const search = /* @__PURE__ */ __message__<string>('mf-kit:lists.search');
/** Show more */
export const showMore = /* @__PURE__ */ __message__<string>('mf-kit:lists.showMore');
/** Showing {shown} of {total} */
export const showing =
  /* @__PURE__ */ __message__<(given: { shown: string | number; total: string | number }) => string>(
    'mf-kit:lists.showing',
  );
/** Take off {filter}: {value} */
export const takeOff =
  /* @__PURE__ */ __message__<(given: { filter: string | number; value: string | number }) => string>(
    'mf-kit:lists.takeOff',
  );
/** Try fewer filters or another word. */
export const tryFewerFilters = /* @__PURE__ */ __message__<string>('mf-kit:lists.tryFewerFilters');
/** View */
export const view = /* @__PURE__ */ __message__<string>('mf-kit:lists.view');
