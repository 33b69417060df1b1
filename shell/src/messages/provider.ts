// Made of en/provider.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Email */
export const email = /* @__PURE__ */ __message__<string>('shell:provider.email');
/** This sign-in did not work or has expired. Please start it again. */
export const ended = /* @__PURE__ */ __message__<string>('shell:provider.ended');
/** Signing in did not work */
export const failed = /* @__PURE__ */ __message__<string>('shell:provider.failed');
/** Continue */
export const goOn = /* @__PURE__ */ __message__<string>('shell:provider.goOn');
/** Log in another way */
export const otherWay = /* @__PURE__ */ __message__<string>('shell:provider.otherWay');
/** The provider did not let you in. */
export const refused = /* @__PURE__ */ __message__<string>('shell:provider.refused');
/** Signing in */
export const title = /* @__PURE__ */ __message__<string>('shell:provider.title');
/** Username */
export const username = /* @__PURE__ */ __message__<string>('shell:provider.username');
