// Made of en/notice.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Dismiss */
export const dismiss = /* @__PURE__ */ __message__<string>('mf-kit:notice.dismiss');
