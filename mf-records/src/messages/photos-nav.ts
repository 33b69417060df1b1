// Made of en/photos-nav.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Albums */
export const albums = /* @__PURE__ */ __message__<string>('mf-records:photos-nav.albums');
/** All photos */
export const all = /* @__PURE__ */ __message__<string>('mf-records:photos-nav.all');
/** Before and after */
export const pairs = /* @__PURE__ */ __message__<string>('mf-records:photos-nav.pairs');
/** Photos */
export const photos = /* @__PURE__ */ __message__<string>('mf-records:photos-nav.photos');
/** Trash */
export const trash = /* @__PURE__ */ __message__<string>('mf-records:photos-nav.trash');
