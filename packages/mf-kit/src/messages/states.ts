// Made of en/states.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Loading... */
export const loading = /* @__PURE__ */ __message__<string>('mf-kit:states.loading');
/** It may have been deleted, or the address is not quite right. */
export const mayBeDeleted = /* @__PURE__ */ __message__<string>('mf-kit:states.mayBeDeleted');
/** This is more than what is shared with you. */
export const notShared = /* @__PURE__ */ __message__<string>('mf-kit:states.notShared');
/** Some of what you see may be out of date. */
export const outOfDate = /* @__PURE__ */ __message__<string>('mf-kit:states.outOfDate');
/** This section is not available right now. */
export const partNotAvailable = /* @__PURE__ */ __message__<string>('mf-kit:states.partNotAvailable');
/** This text cannot be shown right now. */
export const textNotShown = /* @__PURE__ */ __message__<string>('mf-kit:states.textNotShown');
/** To what is shared: {name} */
export const toShared =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-kit:states.toShared');
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('mf-kit:states.tryAgain');
