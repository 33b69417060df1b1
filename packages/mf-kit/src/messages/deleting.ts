// Made of en/deleting.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-kit:deleting.cancel');
/** Close */
export const close = /* @__PURE__ */ __message__<string>('mf-kit:deleting.close');
/** Confirm Delete? */
export const confirm = /* @__PURE__ */ __message__<string>('mf-kit:deleting.confirm');
/** Delete */
export const remove = /* @__PURE__ */ __message__<string>('mf-kit:deleting.remove');
/** Deleting... */
export const removing = /* @__PURE__ */ __message__<string>('mf-kit:deleting.removing');
