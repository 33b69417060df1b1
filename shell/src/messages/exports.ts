// Made of en/exports.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Collecting your data... */
export const collecting = /* @__PURE__ */ __message__<string>('shell:exports.collecting');
/** Collecting your data: list {done} of {of} */
export const collectingFar =
  /* @__PURE__ */ __message__<(given: { done: string | number; of: string | number }) => string>(
    'shell:exports.collectingFar',
  );
/** Failed to delete the download */
export const deleteFailed = /* @__PURE__ */ __message__<string>('shell:exports.deleteFailed');
/** Download {size} */
export const download =
  /* @__PURE__ */ __message__<(given: { size: string | number }) => string>('shell:exports.download');
/** One ZIP with all that you keep in Carnet: pages to read and print, every list as JSON and as CSV for a spreadsheet, and your photos and documents as you added them. */
export const explanation = /* @__PURE__ */ __message__<string>('shell:exports.explanation');
/** Give Up */
export const giveUp = /* @__PURE__ */ __message__<string>('shell:exports.giveUp');
/** Give up preparing this download? */
export const giveUpQuestion = /* @__PURE__ */ __message__<string>('shell:exports.giveUpQuestion');
/** {rows, plural, one {# entry} other {# entries}}, {files, plural, one {# photo or document} other {# photos and documents}}. */
export const holds = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { files: number; rows: number }) => string>('shell:exports.holds'),
);
/** Kept until {day}. */
export const keptUntil =
  /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('shell:exports.keptUntil');
/** Failed to load your downloads */
export const listFailed = /* @__PURE__ */ __message__<string>('shell:exports.listFailed');
/** Prepare Download */
export const make = /* @__PURE__ */ __message__<string>('shell:exports.make');
/** Failed to prepare the download */
export const makeFailed = /* @__PURE__ */ __message__<string>('shell:exports.makeFailed');
/** You may leave this page. The download will be here when you come back. */
export const mayLeave = /* @__PURE__ */ __message__<string>('shell:exports.mayLeave');
/** {files, plural, one {# photo or document is} other {# photos and documents are}} not in it, because the file is lost. */
export const missing = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { files: number }) => string>('shell:exports.missing'),
);
/** The download was not prepared */
export const notMade = /* @__PURE__ */ __message__<string>('shell:exports.notMade');
/** Packing photos and documents... */
export const packing = /* @__PURE__ */ __message__<string>('shell:exports.packing');
/** Packing photos and documents: {done} of {of} */
export const packingFar =
  /* @__PURE__ */ __message__<(given: { done: string | number; of: string | number }) => string>(
    'shell:exports.packingFar',
  );
/** Waiting for its turn... */
export const queued = /* @__PURE__ */ __message__<string>('shell:exports.queued');
/** Delete Download */
export const remove = /* @__PURE__ */ __message__<string>('shell:exports.remove');
/** Delete this download? */
export const removeQuestion = /* @__PURE__ */ __message__<string>('shell:exports.removeQuestion');
/** What you keep in Carnet stays. */
export const removeText = /* @__PURE__ */ __message__<string>('shell:exports.removeText');
/** Download everything */
export const title = /* @__PURE__ */ __message__<string>('shell:exports.title');
