// Made of en/sessions.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** {browser} on {system} */
export const browserOnSystem = /* @__PURE__ */ __message__<
  (given: { browser: string | number; system: string | number }) => string
>('shell:sessions.browserOnSystem');
/** By passkey */
export const byPasskey = /* @__PURE__ */ __message__<string>('shell:sessions.byPasskey');
/** By password */
export const byPassword = /* @__PURE__ */ __message__<string>('shell:sessions.byPassword');
/** By a provider */
export const byProvider = /* @__PURE__ */ __message__<string>('shell:sessions.byProvider');
/** By password and second factor */
export const bySecondFactor = /* @__PURE__ */ __message__<string>('shell:sessions.bySecondFactor');
/** End It? */
export const confirmEnd = /* @__PURE__ */ __message__<string>('shell:sessions.confirmEnd');
/** End All Others? */
export const confirmEndOthers = /* @__PURE__ */ __message__<string>('shell:sessions.confirmEndOthers');
/** End */
export const end = /* @__PURE__ */ __message__<string>('shell:sessions.end');
/** Failed to end the session */
export const endFailed = /* @__PURE__ */ __message__<string>('shell:sessions.endFailed');
/** End All Others */
export const endOthers = /* @__PURE__ */ __message__<string>('shell:sessions.endOthers');
/** End what you do not know or no longer use. Within seconds nothing can be seen or changed from there. */
export const explained = /* @__PURE__ */ __message__<string>('shell:sessions.explained');
/** Failed to load sessions */
export const failed = /* @__PURE__ */ __message__<string>('shell:sessions.failed');
/** This browser */
export const here = /* @__PURE__ */ __message__<string>('shell:sessions.here');
/** Last seen {when} */
export const lastSeen =
  /* @__PURE__ */ __message__<(given: { when: string | number }) => string>('shell:sessions.lastSeen');
/** Loading sessions... */
export const loading = /* @__PURE__ */ __message__<string>('shell:sessions.loading');
/** You are signed in nowhere else. */
export const nowhereElse = /* @__PURE__ */ __message__<string>('shell:sessions.nowhereElse');
/** Seen a few minutes ago */
export const seenJustNow = /* @__PURE__ */ __message__<string>('shell:sessions.seenJustNow');
/** Signed in {when} */
export const signedIn =
  /* @__PURE__ */ __message__<(given: { when: string | number }) => string>('shell:sessions.signedIn');
/** Where you are signed in */
export const title = /* @__PURE__ */ __message__<string>('shell:sessions.title');
/** Unknown device */
export const unknown = /* @__PURE__ */ __message__<string>('shell:sessions.unknown');
