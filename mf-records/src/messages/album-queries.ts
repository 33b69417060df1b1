// Made of en/album-queries.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Error fetching album */
export const albumFailed = /* @__PURE__ */ __message__<string>('mf-records:album-queries.albumFailed');
/** Error creating album */
export const createFailed = /* @__PURE__ */ __message__<string>('mf-records:album-queries.createFailed');
/** Error deleting album */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-records:album-queries.deleteFailed');
/** Error fetching albums */
export const listFailed = /* @__PURE__ */ __message__<string>('mf-records:album-queries.listFailed');
/** Error fetching the photos of the album */
export const photosFailed = /* @__PURE__ */ __message__<string>('mf-records:album-queries.photosFailed');
/** Error saving album */
export const saveFailed = /* @__PURE__ */ __message__<string>('mf-records:album-queries.saveFailed');
