// Made of en/passkey-sign-in.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Failed to log in with a passkey */
export const failed = /* @__PURE__ */ __message__<string>('shell:passkey-sign-in.failed');
/** Log in with a passkey */
export const logIn = /* @__PURE__ */ __message__<string>('shell:passkey-sign-in.logIn');
/** Waiting for your device... */
export const waiting = /* @__PURE__ */ __message__<string>('shell:passkey-sign-in.waiting');
