// Made of en/document-panels.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** All by expiry */
export const allByExpiry = /* @__PURE__ */ __message__<string>('mf-records:document-panels.allByExpiry');
/** {count, plural, other {All # documents}} */
export const allDocuments = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:document-panels.allDocuments'),
);
/** Drop more papers here. */
export const dropMore = /* @__PURE__ */ __message__<string>('mf-records:document-panels.dropMore');
/** Expiring documents */
export const expiring = /* @__PURE__ */ __message__<string>('mf-records:document-panels.expiring');
/** Find a paper */
export const findPaper = /* @__PURE__ */ __message__<string>('mf-records:document-panels.findPaper');
/** Link */
export const link = /* @__PURE__ */ __message__<string>('mf-records:document-panels.link');
/** Link a paper that is there */
export const linkExisting = /* @__PURE__ */ __message__<string>('mf-records:document-panels.linkExisting');
/** Link {name} */
export const linkNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:document-panels.linkNamed',
);
/** Link a paper */
export const linkPaper = /* @__PURE__ */ __message__<string>('mf-records:document-panels.linkPaper');
/** {count, plural, other {# more}} */
export const more = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:document-panels.more'),
);
/** No papers found. */
export const noPapers = /* @__PURE__ */ __message__<string>('mf-records:document-panels.noPapers');
/** No documents yet. Drop invoices, letters or certificates here. */
export const noneYet = /* @__PURE__ */ __message__<string>('mf-records:document-panels.noneYet');
/** Of another vehicle */
export const ofAnother = /* @__PURE__ */ __message__<string>('mf-records:document-panels.ofAnother');
/** Unlink */
export const unlink = /* @__PURE__ */ __message__<string>('mf-records:document-panels.unlink');
/** Unlink {name} */
export const unlinkNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:document-panels.unlinkNamed',
);
/** {name}, uploading */
export const uploading = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:document-panels.uploading',
);
