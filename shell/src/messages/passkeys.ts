// Made of en/passkeys.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add a passkey */
export const add = /* @__PURE__ */ __message__<string>('shell:passkeys.add');
/** Failed to add the passkey */
export const addFailed = /* @__PURE__ */ __message__<string>('shell:passkeys.addFailed');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('shell:passkeys.cancel');
/** Remove It? */
export const confirmRemove = /* @__PURE__ */ __message__<string>('shell:passkeys.confirmRemove');
/** Enter a name */
export const enterName = /* @__PURE__ */ __message__<string>('shell:passkeys.enterName');
/** A passkey signs you in by your finger, your face or the PIN of a device, without a password. After the password it is asked for as a second factor. */
export const explained = /* @__PURE__ */ __message__<string>('shell:passkeys.explained');
/** Failed to load passkeys */
export const loadFailed = /* @__PURE__ */ __message__<string>('shell:passkeys.loadFailed');
/** Made {when} */
export const madeAt =
  /* @__PURE__ */ __message__<(given: { when: string | number }) => string>('shell:passkeys.madeAt');
/** Create passkey */
export const make = /* @__PURE__ */ __message__<string>('shell:passkeys.make');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('shell:passkeys.name');
/** Where it is kept, for example: my phone */
export const nameHint = /* @__PURE__ */ __message__<string>('shell:passkeys.nameHint');
/** Never used */
export const neverUsed = /* @__PURE__ */ __message__<string>('shell:passkeys.neverUsed');
/** Passkeys cannot be added here: the browser does not know them, or Carnet is open without https, or at a number in the place of its name. */
export const notHere = /* @__PURE__ */ __message__<string>('shell:passkeys.notHere');
/** Remove */
export const remove = /* @__PURE__ */ __message__<string>('shell:passkeys.remove');
/** Failed to remove the passkey */
export const removeFailed = /* @__PURE__ */ __message__<string>('shell:passkeys.removeFailed');
/** Rename */
export const rename = /* @__PURE__ */ __message__<string>('shell:passkeys.rename');
/** Failed to rename the passkey */
export const renameFailed = /* @__PURE__ */ __message__<string>('shell:passkeys.renameFailed');
/** Save */
export const save = /* @__PURE__ */ __message__<string>('shell:passkeys.save');
/** Passkeys */
export const title = /* @__PURE__ */ __message__<string>('shell:passkeys.title');
/** Last used {when} */
export const usedAt =
  /* @__PURE__ */ __message__<(given: { when: string | number }) => string>('shell:passkeys.usedAt');
/** Waiting for your device... */
export const waiting = /* @__PURE__ */ __message__<string>('shell:passkeys.waiting');
