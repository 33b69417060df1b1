// Made of en/remind-later.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Carnet reminds you again on {day}. */
export const done = /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('shell:remind-later.done');
/** Failed to put off the reminder */
export const failed = /* @__PURE__ */ __message__<string>('shell:remind-later.failed');
/** This is done already, or is no longer due. */
export const gone = /* @__PURE__ */ __message__<string>('shell:remind-later.gone');
/** In a month */
export const inAMonth = /* @__PURE__ */ __message__<string>('shell:remind-later.inAMonth');
/** In a week */
export const inAWeek = /* @__PURE__ */ __message__<string>('shell:remind-later.inAWeek');
/** This link is not whole. Open it once more from the mail. */
export const linkEnded = /* @__PURE__ */ __message__<string>('shell:remind-later.linkEnded');
/** Failed to load the reminder */
export const loadFailed = /* @__PURE__ */ __message__<string>('shell:remind-later.loadFailed');
/** Loading the reminder... */
export const loading = /* @__PURE__ */ __message__<string>('shell:remind-later.loading');
/** In the garage of {name} */
export const ofGarage =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('shell:remind-later.ofGarage');
/** Remind me then */
export const put = /* @__PURE__ */ __message__<string>('shell:remind-later.put');
/** Remind me later */
export const title = /* @__PURE__ */ __message__<string>('shell:remind-later.title');
/** Settings of reminders */
export const toSettings = /* @__PURE__ */ __message__<string>('shell:remind-later.toSettings');
/** Tomorrow */
export const tomorrow = /* @__PURE__ */ __message__<string>('shell:remind-later.tomorrow');
/** When */
export const when = /* @__PURE__ */ __message__<string>('shell:remind-later.when');
