// Made of en/share.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add to the papers of {name} */
export const add = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('shell:share.add');
/** Dashboard */
export const dashboard = /* @__PURE__ */ __message__<string>('shell:share.dashboard');
/** Discard */
export const discard = /* @__PURE__ */ __message__<string>('shell:share.discard');
/** Loading what was shared... */
export const loading = /* @__PURE__ */ __message__<string>('shell:share.loading');
/** This browser had no room for what was shared. Share it again once there is some, or choose the file under Documentation. */
export const lost = /* @__PURE__ */ __message__<string>('shell:share.lost');
/** Nothing was shared */
export const none = /* @__PURE__ */ __message__<string>('shell:share.none');
/** What is left was not taken: it is too large, or was refused. */
export const notAllTaken = /* @__PURE__ */ __message__<string>('shell:share.notAllTaken');
/** The papers cannot be reached. What was shared stays here. */
export const notTaken = /* @__PURE__ */ __message__<string>('shell:share.notTaken');
/** Share a photo or a PDF from another app, and it comes here. */
export const shareFirst = /* @__PURE__ */ __message__<string>('shell:share.shareFirst');
/** Shared with Carnet */
export const title = /* @__PURE__ */ __message__<string>('shell:share.title');
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('shell:share.tryAgain');
