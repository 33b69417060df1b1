// Made of en/undo.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Dismiss */
export const dismiss = /* @__PURE__ */ __message__<string>('mf-kit:undo.dismiss');
/** Undo */
export const undo = /* @__PURE__ */ __message__<string>('mf-kit:undo.undo');
/** Undone. */
export const undone = /* @__PURE__ */ __message__<string>('mf-kit:undo.undone');
