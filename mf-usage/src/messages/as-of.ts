// Made of en/as-of.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** After it: {name} */
export const after = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-usage:as-of.after');
/** The car that day */
export const asOf = /* @__PURE__ */ __message__<string>('mf-usage:as-of.asOf');
/** Before it: {name} */
export const before =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-usage:as-of.before');
/** nothing known before it */
export const firstKnown = /* @__PURE__ */ __message__<string>('mf-usage:as-of.firstKnown');
/** Where it was */
export const genealogy = /* @__PURE__ */ __message__<string>('mf-usage:as-of.genealogy');
/** nothing known after it */
export const lastKnown = /* @__PURE__ */ __message__<string>('mf-usage:as-of.lastKnown');
/** made {day} */
export const made = /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('mf-usage:as-of.made');
/** It was on no vehicle yet. */
export const neverOn = /* @__PURE__ */ __message__<string>('mf-usage:as-of.neverOn');
/** Nothing is known to have been mounted on that day. */
export const none = /* @__PURE__ */ __message__<string>('mf-usage:as-of.none');
/** {age} old then */
export const old = /* @__PURE__ */ __message__<(given: { age: string | number }) => string>('mf-usage:as-of.old');
/** since {from} */
export const since = /* @__PURE__ */ __message__<(given: { from: string | number }) => string>('mf-usage:as-of.since');
/** still there */
export const stillOn = /* @__PURE__ */ __message__<string>('mf-usage:as-of.stillOn');
/** What was mounted */
export const title = /* @__PURE__ */ __message__<string>('mf-usage:as-of.title');
/** Perhaps, since a day is not known */
export const unclear = /* @__PURE__ */ __message__<string>('mf-usage:as-of.unclear');
