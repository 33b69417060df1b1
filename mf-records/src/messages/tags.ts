// Made of en/tags.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** All tags */
export const allTags = /* @__PURE__ */ __message__<string>('mf-records:tags.allTags');
/** Tags that you have used are offered here. */
export const offeredHere = /* @__PURE__ */ __message__<string>('mf-records:tags.offeredHere');
/** On {count, plural, one {# document} other {# documents}} */
export const onDocuments = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:tags.onDocuments'),
);
/** On {count, plural, one {# photo} other {# photos}} */
export const onPhotos = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:tags.onPhotos'),
);
/** Tag */
export const tag = /* @__PURE__ */ __message__<string>('mf-records:tags.tag');
/** Error fetching tags */
export const tagsFailed = /* @__PURE__ */ __message__<string>('mf-records:tags.tagsFailed');
/** Tags you have used */
export const tagsUsed = /* @__PURE__ */ __message__<string>('mf-records:tags.tagsUsed');
/** {most, plural, other {A tag has at most # characters}} */
export const tooLong = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { most: number }) => string>('mf-records:tags.tooLong'),
);
