// Made of en/passports.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** All */
export const allPapers = /* @__PURE__ */ __message__<string>('mf-garage:passports.allPapers');
/** Collecting the history... */
export const collecting = /* @__PURE__ */ __message__<string>('mf-garage:passports.collecting');
/** Tyres and Components */
export const components = /* @__PURE__ */ __message__<string>('mf-garage:passports.components');
/** Their use on other vehicles goes along in figures; those vehicles are not named. Each figure has a day: the last one of a mounting or before a rebuild, or that of a tread reading or a track session. */
export const componentsNote = /* @__PURE__ */ __message__<string>('mf-garage:passports.componentsNote');
/** costs */
export const costs = /* @__PURE__ */ __message__<string>('mf-garage:passports.costs');
/** Failed to delete the passport */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-garage:passports.deleteFailed');
/** Dossiers */
export const dossiers = /* @__PURE__ */ __message__<string>('mf-garage:passports.dossiers');
/** Download ({size}) */
export const download =
  /* @__PURE__ */ __message__<(given: { size: string | number }) => string>('mf-garage:passports.download');
/** Failed to load the passports */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:passports.fetchFailed');
/** Photos and Papers */
export const files = /* @__PURE__ */ __message__<string>('mf-garage:passports.files');
/** Give Up */
export const giveUp = /* @__PURE__ */ __message__<string>('mf-garage:passports.giveUp');
/** Give up this passport? */
export const giveUpQuestion = /* @__PURE__ */ __message__<string>('mf-garage:passports.giveUpQuestion');
/** Hand-overs */
export const handovers = /* @__PURE__ */ __message__<string>('mf-garage:passports.handovers');
/** {rows, plural, one {# record} other {# records}}, {files, plural, one {# photo or paper} other {# photos and papers}}, {entries, plural, one {# entry} other {# entries}} of the journal */
export const holds = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { entries: number; files: number; rows: number }) => string>(
    'mf-garage:passports.holds',
  ),
);
/** Loading passports... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:passports.loading');
/** Dossiers and Passports */
export const made = /* @__PURE__ */ __message__<string>('mf-garage:passports.made');
/** They stay with you, also when the vehicle has gone to somebody else. */
export const madeNote = /* @__PURE__ */ __message__<string>('mf-garage:passports.madeNote');
/** Made so far */
export const madeSoFar = /* @__PURE__ */ __message__<string>('mf-garage:passports.madeSoFar');
/** Make Passport */
export const make = /* @__PURE__ */ __message__<string>('mf-garage:passports.make');
/** Failed to make the passport */
export const makeFailed = /* @__PURE__ */ __message__<string>('mf-garage:passports.makeFailed');
/** You may leave this page; it goes on. */
export const mayLeave = /* @__PURE__ */ __message__<string>('mf-garage:passports.mayLeave');
/** {count, plural, one {The bytes of # file are lost.} other {The bytes of # files are lost.}} */
export const missing = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:passports.missing'),
);
/** names */
export const names = /* @__PURE__ */ __message__<string>('mf-garage:passports.names');
/** New Passport */
export const newPassport = /* @__PURE__ */ __message__<string>('mf-garage:passports.newPassport');
/** No dossier was made of it. */
export const noDossiers = /* @__PURE__ */ __message__<string>('mf-garage:passports.noDossiers');
/** None */
export const noPapers = /* @__PURE__ */ __message__<string>('mf-garage:passports.noPapers');
/** No passport was made of it. */
export const noPassports = /* @__PURE__ */ __message__<string>('mf-garage:passports.noPassports');
/** The passport was not made */
export const notMade = /* @__PURE__ */ __message__<string>('mf-garage:passports.notMade');
/** notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-garage:passports.notes');
/** Packing photos and papers... */
export const packing = /* @__PURE__ */ __message__<string>('mf-garage:passports.packing');
/** Packing photos and papers: {done} of {of} */
export const packingFar = /* @__PURE__ */ __message__<
  (given: { done: string | number; of: string | number }) => string
>('mf-garage:passports.packingFar');
/** Papers */
export const papers = /* @__PURE__ */ __message__<string>('mf-garage:passports.papers');
/** Papers of which something is hidden never go along; those that nobody has looked through stay where costs or names are withheld. Their fingerprints are in the passport. */
export const papersHint = /* @__PURE__ */ __message__<string>('mf-garage:passports.papersHint');
/** papers */
export const papersWord = /* @__PURE__ */ __message__<string>('mf-garage:passports.papersWord');
/** Something of it is hidden, so it stays. */
export const partlyHidden = /* @__PURE__ */ __message__<string>('mf-garage:passports.partlyHidden');
/** Passport */
export const passport = /* @__PURE__ */ __message__<string>('mf-garage:passports.passport');
/** Passport: {vehicle} */
export const passportOf = /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>(
  'mf-garage:passports.passportOf',
);
/** Passports */
export const passports = /* @__PURE__ */ __message__<string>('mf-garage:passports.passports');
/** photos */
export const photosWord = /* @__PURE__ */ __message__<string>('mf-garage:passports.photosWord');
/** Waiting for its turn */
export const queued = /* @__PURE__ */ __message__<string>('mf-garage:passports.queued');
/** Delete Passport */
export const remove = /* @__PURE__ */ __message__<string>('mf-garage:passports.remove');
/** Delete this passport? */
export const removeQuestion = /* @__PURE__ */ __message__<string>('mf-garage:passports.removeQuestion');
/** Copies that somebody has stay valid. */
export const removeText = /* @__PURE__ */ __message__<string>('mf-garage:passports.removeText');
/** Choose */
export const somePapers = /* @__PURE__ */ __message__<string>('mf-garage:passports.somePapers');
/** {count, plural, one {# photo or paper stays} other {# photos and papers stay}}; the passport has the fingerprints. */
export const staying = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:passports.staying'),
);
/** The whole history of this vehicle in one sealed file. Another Carnet takes it in, and the history goes on there. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-garage:passports.subtitle');
/** Take photos along */
export const withPhotos = /* @__PURE__ */ __message__<string>('mf-garage:passports.withPhotos');
/** As they were uploaded, with all that they say of day and place. */
export const withPhotosHint = /* @__PURE__ */ __message__<string>('mf-garage:passports.withPhotosHint');
/** Withhold */
export const withhold = /* @__PURE__ */ __message__<string>('mf-garage:passports.withhold');
/** Withhold costs */
export const withholdCosts = /* @__PURE__ */ __message__<string>('mf-garage:passports.withholdCosts');
/** Prices, costs and what was paid for the vehicle. */
export const withholdCostsHint = /* @__PURE__ */ __message__<string>('mf-garage:passports.withholdCostsHint');
/** Withhold names */
export const withholdNames = /* @__PURE__ */ __message__<string>('mf-garage:passports.withholdNames');
/** Names and places of former owners. */
export const withholdNamesHint = /* @__PURE__ */ __message__<string>('mf-garage:passports.withholdNamesHint');
/** What is withheld stays here. The journal keeps its digests, so that the rest can still be checked. */
export const withholdNote = /* @__PURE__ */ __message__<string>('mf-garage:passports.withholdNote');
/** Withhold notes */
export const withholdNotes = /* @__PURE__ */ __message__<string>('mf-garage:passports.withholdNotes');
/** Notes of the vehicle and of its records. */
export const withholdNotesHint = /* @__PURE__ */ __message__<string>('mf-garage:passports.withholdNotesHint');
/** Without {what} */
export const without =
  /* @__PURE__ */ __message__<(given: { what: string | number }) => string>('mf-garage:passports.without');
