// Made of en/as-of.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Modifications in force */
export const modifications = /* @__PURE__ */ __message__<string>('mf-records:as-of.modifications');
/** None is known of that day. */
export const noModifications = /* @__PURE__ */ __message__<string>('mf-records:as-of.noModifications');
/** No photo is known whose day lies near. */
export const noPhotos = /* @__PURE__ */ __message__<string>('mf-records:as-of.noPhotos');
/** Photos of the time */
export const photos = /* @__PURE__ */ __message__<string>('mf-records:as-of.photos');
/** Done on a day that is not known */
export const undated = /* @__PURE__ */ __message__<string>('mf-records:as-of.undated');
/** under way */
export const underWay = /* @__PURE__ */ __message__<string>('mf-records:as-of.underWay');
