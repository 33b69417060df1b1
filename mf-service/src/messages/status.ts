// Made of en/status.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Change status */
export const changeStatus = /* @__PURE__ */ __message__<string>('mf-service:status.changeStatus');
/** Mark as */
export const markAs = /* @__PURE__ */ __message__<string>('mf-service:status.markAs');
/** Failed to update status. Please try again. */
export const updateFailed = /* @__PURE__ */ __message__<string>('mf-service:status.updateFailed');
