// Made of en/photo-queries.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Error changing photos */
export const changeFailed = /* @__PURE__ */ __message__<string>('mf-records:photo-queries.changeFailed');
/** Error setting the cover */
export const coverFailed = /* @__PURE__ */ __message__<string>('mf-records:photo-queries.coverFailed');
/** Error deleting photo */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-records:photo-queries.deleteFailed');
/** Error fetching photos */
export const listFailed = /* @__PURE__ */ __message__<string>('mf-records:photo-queries.listFailed');
/** Error fetching photo */
export const photoFailed = /* @__PURE__ */ __message__<string>('mf-records:photo-queries.photoFailed');
/** Error saving photo */
export const saveFailed = /* @__PURE__ */ __message__<string>('mf-records:photo-queries.saveFailed');
/** Error removing the cover */
export const uncoverFailed = /* @__PURE__ */ __message__<string>('mf-records:photo-queries.uncoverFailed');
