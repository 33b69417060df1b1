// Made of en/upload-tray.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** All uploads */
export const all = /* @__PURE__ */ __message__<string>('mf-records:upload-tray.all');
/** Close */
export const close = /* @__PURE__ */ __message__<string>('mf-records:upload-tray.close');
/** {count, plural, one {# file} other {# files}} uploaded */
export const filesDone = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-tray.filesDone'),
);
/** {count, plural, one {# file} other {# files}} could not be uploaded */
export const filesFailed = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-tray.filesFailed'),
);
/** {count, plural, one {# file} other {# files}} to choose again */
export const filesMissing = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-tray.filesMissing'),
);
/** {count, plural, one {# file} other {# files}} paused */
export const filesPaused = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-tray.filesPaused'),
);
/** Hide the files */
export const hideFiles = /* @__PURE__ */ __message__<string>('mf-records:upload-tray.hideFiles');
/** {count, plural, one {# photo} other {# photos}} uploaded */
export const photosDone = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-tray.photosDone'),
);
/** {count, plural, one {# photo} other {# photos}} could not be uploaded */
export const photosFailed = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-tray.photosFailed'),
);
/** {count, plural, one {# photo} other {# photos}} to choose again */
export const photosMissing = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-tray.photosMissing'),
);
/** {count, plural, one {# photo} other {# photos}} paused */
export const photosPaused = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-tray.photosPaused'),
);
/** Show the files */
export const showFiles = /* @__PURE__ */ __message__<string>('mf-records:upload-tray.showFiles');
/** Uploading {count, plural, one {# file} other {# files}} */
export const uploadingFiles = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-tray.uploadingFiles'),
);
/** Uploading {count, plural, one {# photo} other {# photos}} */
export const uploadingPhotos = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-tray.uploadingPhotos'),
);
/** Uploads */
export const uploads = /* @__PURE__ */ __message__<string>('mf-records:upload-tray.uploads');
