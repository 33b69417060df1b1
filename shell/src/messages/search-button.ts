// Made of en/search-button.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Ctrl */
export const keyControl = /* @__PURE__ */ __message__<string>('shell:search-button.keyControl');
/** The search could not be loaded. Everything else works as before. */
export const notLoaded = /* @__PURE__ */ __message__<string>('shell:search-button.notLoaded');
/** Search */
export const search = /* @__PURE__ */ __message__<string>('shell:search-button.search');
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('shell:search-button.tryAgain');
