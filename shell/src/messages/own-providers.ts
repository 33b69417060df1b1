// Made of en/own-providers.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Unlink It? */
export const confirmUnlink = /* @__PURE__ */ __message__<string>('shell:own-providers.confirmUnlink');
/** Enter your password */
export const enterPassword = /* @__PURE__ */ __message__<string>('shell:own-providers.enterPassword');
/** Sign in without a password, by a provider that knows you. */
export const explained = /* @__PURE__ */ __message__<string>('shell:own-providers.explained');
/** Link */
export const link = /* @__PURE__ */ __message__<string>('shell:own-providers.link');
/** Failed to link the provider */
export const linkFailed = /* @__PURE__ */ __message__<string>('shell:own-providers.linkFailed');
/** The provider has said who you are. Confirm that this account is yours, too. */
export const linkLead = /* @__PURE__ */ __message__<string>('shell:own-providers.linkLead');
/** Link the provider */
export const linkTitle = /* @__PURE__ */ __message__<string>('shell:own-providers.linkTitle');
/** Linked {when} */
export const linked =
  /* @__PURE__ */ __message__<(given: { when: string | number }) => string>('shell:own-providers.linked');
/** You have no password */
export const noPassword = /* @__PURE__ */ __message__<string>('shell:own-providers.noPassword');
/** You sign in by your provider. With a password you can sign in without it, too. */
export const noPasswordExplained = /* @__PURE__ */ __message__<string>('shell:own-providers.noPasswordExplained');
/** The ways to sign in could not be loaded */
export const notLoaded = /* @__PURE__ */ __message__<string>('shell:own-providers.notLoaded');
/** The provider could not be reached, or the sign-in has expired. Please try again. */
export const notReached = /* @__PURE__ */ __message__<string>('shell:own-providers.notReached');
/** Password */
export const password = /* @__PURE__ */ __message__<string>('shell:own-providers.password');
/** The link could not be asked for */
export const passwordFailed = /* @__PURE__ */ __message__<string>('shell:own-providers.passwordFailed');
/** The provider did not let you in. */
export const refused = /* @__PURE__ */ __message__<string>('shell:own-providers.refused');
/** Set a password by mail */
export const setPassword = /* @__PURE__ */ __message__<string>('shell:own-providers.setPassword');
/** Own providers */
export const title = /* @__PURE__ */ __message__<string>('shell:own-providers.title');
/** Unlink */
export const unlink = /* @__PURE__ */ __message__<string>('shell:own-providers.unlink');
/** Failed to unlink the provider */
export const unlinkFailed = /* @__PURE__ */ __message__<string>('shell:own-providers.unlinkFailed');
