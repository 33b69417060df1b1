// Made of en/set-aside.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Added {when} */
export const added = /* @__PURE__ */ __message__<(given: { when: string | number }) => string>('shell:set-aside.added');
/** API key */
export const apiKey = /* @__PURE__ */ __message__<string>('shell:set-aside.apiKey');
/** Authenticator app */
export const app = /* @__PURE__ */ __message__<string>('shell:set-aside.app');
/** Address of the calendar */
export const calendar = /* @__PURE__ */ __message__<string>('shell:set-aside.calendar');
/** Channel for reminders */
export const channel = /* @__PURE__ */ __message__<string>('shell:set-aside.channel');
/** Bring It Back? */
export const confirmRestore = /* @__PURE__ */ __message__<string>('shell:set-aside.confirmRestore');
/** Deleted on {when} */
export const deleted =
  /* @__PURE__ */ __message__<(given: { when: string | number }) => string>('shell:set-aside.deleted');
/** This was added after the email of your account was changed. Bring back what is yours; the rest is deleted. */
export const explained = /* @__PURE__ */ __message__<string>('shell:set-aside.explained');
/** Failed to load what has ended */
export const loadFailed = /* @__PURE__ */ __message__<string>('shell:set-aside.loadFailed');
/** {kind}: {name} */
export const named =
  /* @__PURE__ */ __message__<(given: { kind: string | number; name: string | number }) => string>(
    'shell:set-aside.named',
  );
/** Passkey */
export const passkey = /* @__PURE__ */ __message__<string>('shell:set-aside.passkey');
/** Sign-in by a provider */
export const provider = /* @__PURE__ */ __message__<string>('shell:set-aside.provider');
/** Bring back */
export const restore = /* @__PURE__ */ __message__<string>('shell:set-aside.restore');
/** Failed to bring it back */
export const restoreFailed = /* @__PURE__ */ __message__<string>('shell:set-aside.restoreFailed');
/** Ended when you took your account back */
export const title = /* @__PURE__ */ __message__<string>('shell:set-aside.title');
/** Webhook */
export const webhook = /* @__PURE__ */ __message__<string>('shell:set-aside.webhook');
