// Made of en/upload-engine.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** This browser could not keep the file. Choose it again, and it goes on where it was. */
export const chooseAgain = /* @__PURE__ */ __message__<string>('mf-records:upload-engine.chooseAgain');
/** The connection was lost. It goes on by itself. */
export const lineLost = /* @__PURE__ */ __message__<string>('mf-records:upload-engine.lineLost');
/** {photos, plural, one {# photo} other {# photos}} and {papers, plural, one {# paper} other {# papers}} have not been uploaded yet and would be lost. */
export const lostBoth = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { papers: number; photos: number }) => string>(
    'mf-records:upload-engine.lostBoth',
  ),
);
/** {count, plural, one {# paper has} other {# papers have}} not been uploaded yet and would be lost. */
export const lostPapers = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-engine.lostPapers'),
);
/** {count, plural, one {# photo has} other {# photos have}} not been uploaded yet and would be lost. */
export const lostPhotos = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-engine.lostPhotos'),
);
/** As many uploads are on their way as one account may have. It goes on by itself once one of them has arrived or was given up. */
export const manyOnTheirWay = /* @__PURE__ */ __message__<string>('mf-records:upload-engine.manyOnTheirWay');
/** This device is offline. It goes on once it is connected again. */
export const offline = /* @__PURE__ */ __message__<string>('mf-records:upload-engine.offline');
/** The file was refused. */
export const refused = /* @__PURE__ */ __message__<string>('mf-records:upload-engine.refused');
/** Log in again, and it goes on. */
export const signedOut = /* @__PURE__ */ __message__<string>('mf-records:upload-engine.signedOut');
/** {photos, plural, one {# photo} other {# photos}} and {papers, plural, one {# paper} other {# papers}} wait for a form that is not saved and would be lost. */
export const unsavedBoth = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { papers: number; photos: number }) => string>(
    'mf-records:upload-engine.unsavedBoth',
  ),
);
/** {count, plural, one {# paper waits} other {# papers wait}} for a form that is not saved and would be lost. */
export const unsavedPapers = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-engine.unsavedPapers'),
);
/** {count, plural, one {# photo waits} other {# photos wait}} for a form that is not saved and would be lost. */
export const unsavedPhotos = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:upload-engine.unsavedPhotos'),
);
