// Made of en/address-state.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** The change could not be taken back */
export const cancelFailed = /* @__PURE__ */ __message__<string>('shell:address-state.cancelFailed');
/** Keep the old email */
export const keep = /* @__PURE__ */ __message__<string>('shell:address-state.keep');
/** {email} is not confirmed yet. A link that we send there confirms it: then you can get back in if you forget your password. */
export const notConfirmed = /* @__PURE__ */ __message__<(given: { email: string | number }) => string>(
  'shell:address-state.notConfirmed',
);
/** {email} becomes your email as soon as you open the link in the mail that we sent there. */
export const pending =
  /* @__PURE__ */ __message__<(given: { email: string | number }) => string>('shell:address-state.pending');
/** Send link */
export const send = /* @__PURE__ */ __message__<string>('shell:address-state.send');
/** The link could not be sent */
export const sendFailed = /* @__PURE__ */ __message__<string>('shell:address-state.sendFailed');
