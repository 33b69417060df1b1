// Made of en/album-sorting.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-records:album-sorting.cancel');
/** Drag photos to their place. By keys: Tab goes to one, arrows move it. */
export const howTo = /* @__PURE__ */ __message__<string>('mf-records:album-sorting.howTo');
/** Photos in their order */
export const inOrder = /* @__PURE__ */ __message__<string>('mf-records:album-sorting.inOrder');
/** {photo}, place {at} */
export const item = /* @__PURE__ */ __message__<(given: { at: string | number; photo: string | number }) => string>(
  'mf-records:album-sorting.item',
);
/** The arrow keys, Home and End move it. */
export const keys = /* @__PURE__ */ __message__<string>('mf-records:album-sorting.keys');
/** Loading photos... */
export const loading = /* @__PURE__ */ __message__<string>('mf-records:album-sorting.loading');
/** {photo}: place {at} of {count}. */
export const moved = /* @__PURE__ */ __message__<
  (given: { at: string | number; count: string | number; photo: string | number }) => string
>('mf-records:album-sorting.moved');
/** Over place {at} of {count}. */
export const over = /* @__PURE__ */ __message__<(given: { at: string | number; count: string | number }) => string>(
  'mf-records:album-sorting.over',
);
/** Put back. */
export const putBack = /* @__PURE__ */ __message__<string>('mf-records:album-sorting.putBack');
/** Put down at place {at} of {count}. */
export const putDown = /* @__PURE__ */ __message__<(given: { at: string | number; count: string | number }) => string>(
  'mf-records:album-sorting.putDown',
);
/** Save Order */
export const saveOrder = /* @__PURE__ */ __message__<string>('mf-records:album-sorting.saveOrder');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('mf-records:album-sorting.saving');
/** Taken up: {photo}, place {at} of {count}. */
export const takenUp = /* @__PURE__ */ __message__<
  (given: { at: string | number; count: string | number; photo: string | number }) => string
>('mf-records:album-sorting.takenUp');
