// Made of en/storage.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Deleted documents */
export const deletedDocuments = /* @__PURE__ */ __message__<string>('mf-records:storage.deletedDocuments');
/** Deleted photos */
export const deletedPhotos = /* @__PURE__ */ __message__<string>('mf-records:storage.deletedPhotos');
/** Storage */
export const storage = /* @__PURE__ */ __message__<string>('mf-records:storage.storage');
/** The originals of your photos and documents count, those in the trash until it is emptied. */
export const whatCounts = /* @__PURE__ */ __message__<string>('mf-records:storage.whatCounts');
