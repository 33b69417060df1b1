// Made of en/dossier-words.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** A4 */
export const a4 = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.a4');
/** Identity */
export const chapterIdentity = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.chapterIdentity');
/** Issues */
export const chapterIssues = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.chapterIssues');
/** Modifications */
export const chapterModifications = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.chapterModifications');
/** Ownership */
export const chapterOwnership = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.chapterOwnership');
/** Papers */
export const chapterPapers = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.chapterPapers');
/** Index of parts */
export const chapterParts = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.chapterParts');
/** Photographs */
export const chapterPlates = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.chapterPlates');
/** Service history */
export const chapterServices = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.chapterServices');
/** Timeline */
export const chapterTimeline = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.chapterTimeline');
/** Track days */
export const chapterTrackDays = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.chapterTrackDays');
/** Collecting */
export const collecting = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.collecting');
/** Error deleting dossier */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.deleteFailed');
/** {done, plural, other {#}} of {of, plural, other {#}} */
export const doneOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { done: number; of: number }) => string>('mf-garage:dossier-words.doneOf'),
);
/** Drawing */
export const drawing = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.drawing');
/** Error counting the dossier */
export const estimateFailed = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.estimateFailed');
/** Evidence */
export const evidence = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.evidence');
/** Error fetching evidence */
export const evidenceFailed = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.evidenceFailed');
/** Failed */
export const failed = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.failed');
/** Error fetching dossiers */
export const fetchAllFailed = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.fetchAllFailed');
/** Error fetching dossier */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.fetchFailed');
/** {from} to {to} */
export const fromTo = /* @__PURE__ */ __message__<(given: { from: string | number; to: string | number }) => string>(
  'mf-garage:dossier-words.fromTo',
);
/** Kilometers */
export const kilometers = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.kilometers');
/** Letter */
export const letter = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.letter');
/** Error making dossier */
export const makeFailed = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.makeFailed');
/** Miles */
export const miles = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.miles');
/** names */
export const names = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.names');
/** Number {place, plural, other {#}} */
export const placeIs = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { place: number }) => string>('mf-garage:dossier-words.placeIs'),
);
/** prices */
export const prices = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.prices');
/** In the queue */
export const queued = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.queued');
/** In the queue, {count, plural, one {# dossier} other {# dossiers}} before it */
export const queuedBehind = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:dossier-words.queuedBehind'),
);
/** In the queue, next in line */
export const queuedNext = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.queuedNext');
/** Ready */
export const ready = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.ready');
/** Sealing */
export const sealing = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.sealing');
/** from {from} */
export const since = /* @__PURE__ */ __message__<(given: { from: string | number }) => string>(
  'mf-garage:dossier-words.since',
);
/** {step}: {done, plural, other {#}} of {of, plural, other {#}} */
export const stepOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { done: number; of: number; step: string | number }) => string>(
    'mf-garage:dossier-words.stepOf',
  ),
);
/** Typesetting */
export const typesetting = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.typesetting');
/** until {to} */
export const until = /* @__PURE__ */ __message__<(given: { to: string | number }) => string>(
  'mf-garage:dossier-words.until',
);
/** Vehicle not found */
export const vehicleNotFound = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.vehicleNotFound');
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.vehicles');
/** Waits for what is away */
export const waits = /* @__PURE__ */ __message__<string>('mf-garage:dossier-words.waits');
/** {count, plural, one {# text} other {# texts}} */
export const words = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:dossier-words.words'),
);
