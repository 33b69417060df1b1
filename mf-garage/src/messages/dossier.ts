// Made of en/dossier.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** All */
export const allChapters = /* @__PURE__ */ __message__<string>('mf-garage:dossier.allChapters');
/** All of it */
export const allOfIt = /* @__PURE__ */ __message__<string>('mf-garage:dossier.allOfIt');
/** All without {chapters} */
export const allWithout =
  /* @__PURE__ */ __message__<(given: { chapters: string | number }) => string>('mf-garage:dossier.allWithout');
/** As sheets */
export const asSheets = /* @__PURE__ */ __message__<string>('mf-garage:dossier.asSheets');
/** Being Made */
export const beingMade = /* @__PURE__ */ __message__<string>('mf-garage:dossier.beingMade');
/** Chapters */
export const chapters = /* @__PURE__ */ __message__<string>('mf-garage:dossier.chapters');
/** {count, plural, other {#}} of {all, plural, other {#}} */
export const chaptersOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { all: number; count: number }) => string>('mf-garage:dossier.chaptersOf'),
);
/** Check It */
export const checkIt = /* @__PURE__ */ __message__<string>('mf-garage:dossier.checkIt');
/** Checkpoint of the journal */
export const checkpoint = /* @__PURE__ */ __message__<string>('mf-garage:dossier.checkpoint');
/** How long the journal of this vehicle was, and what it amounted to, signed. A later dossier can be held against it. */
export const checkpointNote = /* @__PURE__ */ __message__<string>('mf-garage:dossier.checkpointNote');
/** Copied. */
export const copied = /* @__PURE__ */ __message__<string>('mf-garage:dossier.copied');
/** Copy */
export const copy = /* @__PURE__ */ __message__<string>('mf-garage:dossier.copy');
/** Copy fingerprint */
export const copyFingerprint = /* @__PURE__ */ __message__<string>('mf-garage:dossier.copyFingerprint');
/** Copy SHA-256 of the file */
export const copyHash = /* @__PURE__ */ __message__<string>('mf-garage:dossier.copyHash');
/** Delete Dossier */
export const deleteDossier = /* @__PURE__ */ __message__<string>('mf-garage:dossier.deleteDossier');
/** Are you sure you want to delete this dossier? */
export const deleteQuestion = /* @__PURE__ */ __message__<string>('mf-garage:dossier.deleteQuestion');
/** Copies that you gave away stay as they are, and can still be checked. */
export const deleteText = /* @__PURE__ */ __message__<string>('mf-garage:dossier.deleteText');
/** Distances */
export const distances = /* @__PURE__ */ __message__<string>('mf-garage:dossier.distances');
/** Dossier: {vehicle} */
export const dossierOf =
  /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>('mf-garage:dossier.dossierOf');
/** Dossiers */
export const dossiers = /* @__PURE__ */ __message__<string>('mf-garage:dossier.dossiers');
/** Download */
export const download = /* @__PURE__ */ __message__<string>('mf-garage:dossier.download');
/** Download, {size} */
export const downloadOf =
  /* @__PURE__ */ __message__<(given: { size: string | number }) => string>('mf-garage:dossier.downloadOf');
/** Entries */
export const entries = /* @__PURE__ */ __message__<string>('mf-garage:dossier.entries');
/** Fingerprint */
export const fingerprint = /* @__PURE__ */ __message__<string>('mf-garage:dossier.fingerprint');
/** Of the content. It is printed on every page. */
export const fingerprintNote = /* @__PURE__ */ __message__<string>('mf-garage:dossier.fingerprintNote');
/** First Pages */
export const firstPages = /* @__PURE__ */ __message__<string>('mf-garage:dossier.firstPages');
/** Stop Making It */
export const giveUp = /* @__PURE__ */ __message__<string>('mf-garage:dossier.giveUp');
/** Stop making this dossier? */
export const giveUpQuestion = /* @__PURE__ */ __message__<string>('mf-garage:dossier.giveUpQuestion');
/** SHA-256 of the file */
export const hashOfFile = /* @__PURE__ */ __message__<string>('mf-garage:dossier.hashOfFile');
/** The same for every true copy of the PDF. */
export const hashOfFileNote = /* @__PURE__ */ __message__<string>('mf-garage:dossier.hashOfFileNote');
/** The dossier is ready. */
export const isReady = /* @__PURE__ */ __message__<string>('mf-garage:dossier.isReady');
/** Issued */
export const issued = /* @__PURE__ */ __message__<string>('mf-garage:dossier.issued');
/** Language */
export const language = /* @__PURE__ */ __message__<string>('mf-garage:dossier.language');
/** Loading dossier... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:dossier.loading');
/** Look Again */
export const lookAgain = /* @__PURE__ */ __message__<string>('mf-garage:dossier.lookAgain');
/** Made */
export const made = /* @__PURE__ */ __message__<string>('mf-garage:dossier.made');
/** Made with */
export const madeWith = /* @__PURE__ */ __message__<string>('mf-garage:dossier.madeWith');
/** You may leave this page. The dossier stands among the others of the vehicle when it is ready. */
export const mayLeave = /* @__PURE__ */ __message__<string>('mf-garage:dossier.mayLeave');
/** {count, plural, one {# more page} other {# more pages}} in the file. */
export const morePages = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:dossier.morePages'),
);
/** None */
export const noChapters = /* @__PURE__ */ __message__<string>('mf-garage:dossier.noChapters');
/** No pictures of its pages. */
export const noPictures = /* @__PURE__ */ __message__<string>('mf-garage:dossier.noPictures');
/** The book itself is whole: download it to read it. */
export const noPicturesText = /* @__PURE__ */ __message__<string>('mf-garage:dossier.noPicturesText');
/** It could not be copied. */
export const notCopied = /* @__PURE__ */ __message__<string>('mf-garage:dossier.notCopied');
/** Dossier not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-garage:dossier.notFound');
/** The dossier was not made */
export const notMade = /* @__PURE__ */ __message__<string>('mf-garage:dossier.notMade');
/** Something went wrong while it was made. Nothing of your records was changed. */
export const notMadeText = /* @__PURE__ */ __message__<string>('mf-garage:dossier.notMadeText');
/** Papers not shown */
export const notShown = /* @__PURE__ */ __message__<string>('mf-garage:dossier.notShown');
/** Nothing */
export const nothing = /* @__PURE__ */ __message__<string>('mf-garage:dossier.nothing');
/** Page {page} */
export const page = /* @__PURE__ */ __message__<(given: { page: string | number }) => string>('mf-garage:dossier.page');
/** Pages */
export const pages = /* @__PURE__ */ __message__<string>('mf-garage:dossier.pages');
/** Paper size */
export const paperSize = /* @__PURE__ */ __message__<string>('mf-garage:dossier.paperSize');
/** Photographs */
export const photographs = /* @__PURE__ */ __message__<string>('mf-garage:dossier.photographs');
/** Register only */
export const registerOnly = /* @__PURE__ */ __message__<string>('mf-garage:dossier.registerOnly');
/** Sheets of papers */
export const sheets = /* @__PURE__ */ __message__<string>('mf-garage:dossier.sheets');
/** This takes longer than usual. */
export const takesLong = /* @__PURE__ */ __message__<string>('mf-garage:dossier.takesLong');
/** The Book */
export const theBook = /* @__PURE__ */ __message__<string>('mf-garage:dossier.theBook');
/** Time */
export const time = /* @__PURE__ */ __message__<string>('mf-garage:dossier.time');
/** Try Again */
export const tryAgain = /* @__PURE__ */ __message__<string>('mf-garage:dossier.tryAgain');
/** Check a Dossier */
export const verify = /* @__PURE__ */ __message__<string>('mf-garage:dossier.verify');
/** Anybody who has the PDF can check that nothing in it was changed: on this page, without an account. The file stays on their computer. */
export const verifyText = /* @__PURE__ */ __message__<string>('mf-garage:dossier.verifyText');
/** What Was Asked For */
export const whatWasAsked = /* @__PURE__ */ __message__<string>('mf-garage:dossier.whatWasAsked');
/** Withheld */
export const withheld = /* @__PURE__ */ __message__<string>('mf-garage:dossier.withheld');
