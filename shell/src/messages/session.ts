// Made of en/session.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Your session has ended */
export const ended = /* @__PURE__ */ __message__<string>('shell:session.ended');
/** Leave this page */
export const leaveThisPage = /* @__PURE__ */ __message__<string>('shell:session.leaveThisPage');
/** Loading... */
export const loading = /* @__PURE__ */ __message__<string>('shell:session.loading');
/** The sign-in could not be loaded. What you typed is still here. */
export const signInNotLoaded = /* @__PURE__ */ __message__<string>('shell:session.signInNotLoaded');
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('shell:session.tryAgain');
