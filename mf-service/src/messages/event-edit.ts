// Made of en/event-edit.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Complete Service Event */
export const complete = /* @__PURE__ */ __message__<string>('mf-service:event-edit.complete');
/** Failed to delete service event */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-service:event-edit.deleteFailed');
/** Edit Service Event */
export const edit = /* @__PURE__ */ __message__<string>('mf-service:event-edit.edit');
/** Service event not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-service:event-edit.notFound');
/** Delete */
export const remove = /* @__PURE__ */ __message__<string>('mf-service:event-edit.remove');
/** Service History */
export const serviceHistory = /* @__PURE__ */ __message__<string>('mf-service:event-edit.serviceHistory');
/** Update Service Event */
export const update = /* @__PURE__ */ __message__<string>('mf-service:event-edit.update');
/** Failed to update service event */
export const updateFailed = /* @__PURE__ */ __message__<string>('mf-service:event-edit.updateFailed');
