// Made of en/record-photos.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** All {count, plural, one {# photo} other {# photos}} */
export const all = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:record-photos.all'),
);
/** Drop more here, or paste them. */
export const more = /* @__PURE__ */ __message__<string>('mf-records:record-photos.more');
/** No photos yet. Drop some here, or paste them. */
export const none = /* @__PURE__ */ __message__<string>('mf-records:record-photos.none');
/** Open */
export const open = /* @__PURE__ */ __message__<string>('mf-records:record-photos.open');
/** Photos */
export const photos = /* @__PURE__ */ __message__<string>('mf-records:record-photos.photos');
/** {name}, uploading */
export const uploading = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:record-photos.uploading',
);
