// Made of en/editor.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Bold */
export const bold = /* @__PURE__ */ __message__<string>('mf-kit:editor.bold');
/** Bullet list */
export const bulletList = /* @__PURE__ */ __message__<string>('mf-kit:editor.bulletList');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-kit:editor.cancel');
/** Formatting */
export const formatting = /* @__PURE__ */ __message__<string>('mf-kit:editor.formatting');
/** Italic */
export const italic = /* @__PURE__ */ __message__<string>('mf-kit:editor.italic');
/** Ctrl */
export const keyControl = /* @__PURE__ */ __message__<string>('mf-kit:editor.keyControl');
/** Shift */
export const keyShift = /* @__PURE__ */ __message__<string>('mf-kit:editor.keyShift');
/** Link */
export const link = /* @__PURE__ */ __message__<string>('mf-kit:editor.link');
/** Address of the link */
export const linkAddress = /* @__PURE__ */ __message__<string>('mf-kit:editor.linkAddress');
/** Numbered list */
export const numberedList = /* @__PURE__ */ __message__<string>('mf-kit:editor.numberedList');
/** Redo */
export const redo = /* @__PURE__ */ __message__<string>('mf-kit:editor.redo');
/** Remove link */
export const removeLink = /* @__PURE__ */ __message__<string>('mf-kit:editor.removeLink');
/** Set link */
export const setLink = /* @__PURE__ */ __message__<string>('mf-kit:editor.setLink');
/** Underline */
export const underline = /* @__PURE__ */ __message__<string>('mf-kit:editor.underline');
/** Undo */
export const undo = /* @__PURE__ */ __message__<string>('mf-kit:editor.undo');
