// Made of en/passkey-browser.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** No passkey was used. Try again, or choose another way. */
export const notDone = /* @__PURE__ */ __message__<string>('shell:passkey-browser.notDone');
/** This device has a passkey of yours already. */
export const thereAlready = /* @__PURE__ */ __message__<string>('shell:passkey-browser.thereAlready');
