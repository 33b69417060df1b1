// Made of en/activity.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Earlier */
export const earlier = /* @__PURE__ */ __message__<string>('mf-garage:activity.earlier');
/** {year}: {count, plural, one {# entry} other {# entries}} */
export const entriesOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; year: string | number }) => string>(
    'mf-garage:activity.entriesOf',
  ),
);
/** Failed to fetch the history */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:activity.fetchFailed');
/** History */
export const history = /* @__PURE__ */ __message__<string>('mf-garage:activity.history');
/** Loading the history... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:activity.loading');
/** {things} could not be loaded. */
export const notLoaded =
  /* @__PURE__ */ __message__<(given: { things: string | number }) => string>('mf-garage:activity.notLoaded');
/** Nothing has happened yet. */
export const nothingHappened = /* @__PURE__ */ __message__<string>('mf-garage:activity.nothingHappened');
/** Part */
export const part = /* @__PURE__ */ __message__<string>('mf-garage:activity.part');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('mf-garage:activity.parts');
/** Log a service event, add a part or record a modification, and it shows here. */
export const showsHere = /* @__PURE__ */ __message__<string>('mf-garage:activity.showsHere');
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('mf-garage:activity.tryAgain');
/** Years */
export const years = /* @__PURE__ */ __message__<string>('mf-garage:activity.years');
