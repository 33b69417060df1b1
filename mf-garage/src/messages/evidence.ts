// Made of en/evidence.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add Event */
export const addEvent = /* @__PURE__ */ __message__<string>('mf-garage:evidence.addEvent');
/** Add Paper */
export const addPaper = /* @__PURE__ */ __message__<string>('mf-garage:evidence.addPaper');
/** All */
export const all = /* @__PURE__ */ __message__<string>('mf-garage:evidence.all');
/** {papered, plural, other {#}} of {all, plural, other {#}} with a paper, {pictured, plural, other {#}} with a photograph. */
export const backed = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { all: number; papered: number; pictured: number }) => string>(
    'mf-garage:evidence.backed',
  ),
);
/** Coverage by year */
export const byYear = /* @__PURE__ */ __message__<string>('mf-garage:evidence.byYear');
/** Contradictions of the Odometer */
export const contradictions = /* @__PURE__ */ __message__<string>('mf-garage:evidence.contradictions');
/** {distance} without a paper. */
export const distanceWithoutPaper = /* @__PURE__ */ __message__<(given: { distance: string | number }) => string>(
  'mf-garage:evidence.distanceWithoutPaper',
);
/** Entered later */
export const enteredLater = /* @__PURE__ */ __message__<string>('mf-garage:evidence.enteredLater');
/** {count, plural, =0 {no entry} one {# entry} other {# entries}} */
export const entries = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:evidence.entries'),
);
/** Evidence: {vehicle} */
export const evidenceOf = /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>(
  'mf-garage:evidence.evidenceOf',
);
/** You explain: {text} */
export const explainedBy = /* @__PURE__ */ __message__<(given: { text: string | number }) => string>(
  'mf-garage:evidence.explainedBy',
);
/** {first}, then {second} */
export const firstThen =
  /* @__PURE__ */ __message__<(given: { first: string | number; second: string | number }) => string>(
    'mf-garage:evidence.firstThen',
  );
/** Gaps */
export const gaps = /* @__PURE__ */ __message__<string>('mf-garage:evidence.gaps');
/** {label}: {what} */
export const labelOf =
  /* @__PURE__ */ __message__<(given: { label: string | number; what: string | number }) => string>(
    'mf-garage:evidence.labelOf',
  );
/** More than 60 days after it happened */
export const laterThan = /* @__PURE__ */ __message__<string>('mf-garage:evidence.laterThan');
/** Weighing the evidence... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:evidence.loading');
/** Your own folder, or old statements of your bank? */
export const lookAtHome = /* @__PURE__ */ __message__<string>('mf-garage:evidence.lookAtHome');
/** A contract of sale, a log book, a letter? */
export const lookForContract = /* @__PURE__ */ __message__<string>('mf-garage:evidence.lookForContract');
/** Certificates of inspection say the mileage. An old insurance policy, too? */
export const lookForInspection = /* @__PURE__ */ __message__<string>('mf-garage:evidence.lookForInspection');
/** The workshop’s invoice, or a stamp in the service book? */
export const lookForInvoice = /* @__PURE__ */ __message__<string>('mf-garage:evidence.lookForInvoice');
/** A photograph of the stamp, a certificate of the factory? */
export const lookForStamp = /* @__PURE__ */ __message__<string>('mf-garage:evidence.lookForStamp');
/** The folder of {owner}? */
export const lookWithOwner = /* @__PURE__ */ __message__<(given: { owner: string | number }) => string>(
  'mf-garage:evidence.lookWithOwner',
);
/** The previous owner’s folder? */
export const lookWithPrevious = /* @__PURE__ */ __message__<string>('mf-garage:evidence.lookWithPrevious');
/** Make a Dossier */
export const makeDossier = /* @__PURE__ */ __message__<string>('mf-garage:evidence.makeDossier');
/** {count, plural, one {# more gap} other {# more gaps}} */
export const moreGaps = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:evidence.moreGaps'),
);
/** No two readings contradict each other. */
export const noContradictions = /* @__PURE__ */ __message__<string>('mf-garage:evidence.noContradictions');
/** There is an entry with a paper for every year. */
export const noGaps = /* @__PURE__ */ __message__<string>('mf-garage:evidence.noGaps');
/** There are entries, but no paper by anybody else. */
export const noPaperThen = /* @__PURE__ */ __message__<string>('mf-garage:evidence.noPaperThen');
/** Nothing is known. */
export const nothingThen = /* @__PURE__ */ __message__<string>('mf-garage:evidence.nothingThen');
/** No history to weigh yet. */
export const nothingYet = /* @__PURE__ */ __message__<string>('mf-garage:evidence.nothingYet');
/** Evidence begins with one entry and the paper that stands behind it. Begin with the newest invoice, and go back as far as the papers reach. */
export const nothingYetText = /* @__PURE__ */ __message__<string>('mf-garage:evidence.nothingYetText');
/** Numbers */
export const numbersTitle = /* @__PURE__ */ __message__<string>('mf-garage:evidence.numbersTitle');
/** {share} % of {all, plural, one {# entry} other {# entries}} */
export const ofAll = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { all: number; share: string | number }) => string>('mf-garage:evidence.ofAll'),
);
/** Explain */
export const openOdometer = /* @__PURE__ */ __message__<string>('mf-garage:evidence.openOdometer');
/** Add Owner */
export const owners = /* @__PURE__ */ __message__<string>('mf-garage:evidence.owners');
/** Owners and Numbers */
export const ownersAndNumbers = /* @__PURE__ */ __message__<string>('mf-garage:evidence.ownersAndNumbers');
/** Owners */
export const ownersTitle = /* @__PURE__ */ __message__<string>('mf-garage:evidence.ownersTitle');
/** {mileage} ({day}) */
export const readingOn =
  /* @__PURE__ */ __message__<(given: { day: string | number; mileage: string | number }) => string>(
    'mf-garage:evidence.readingOn',
  );
/** Began again at zero */
export const rollover = /* @__PURE__ */ __message__<string>('mf-garage:evidence.rollover');
/** A long silence */
export const silent = /* @__PURE__ */ __message__<string>('mf-garage:evidence.silent');
/** {source} {count, plural, other {#}} */
export const sourceAndCount = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; source: string | number }) => string>(
    'mf-garage:evidence.sourceAndCount',
  ),
);
/** What stands behind this history, and what is missing in it: what a buyer will ask. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-garage:evidence.subtitle');
/** Entries from {first} to {last}: {papered, plural, one {# year} other {# years}} with a paper, {empty, plural, one {# year} other {# years}} without any entry */
export const summary = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<
    (given: { empty: number; first: string | number; last: string | number; papered: number }) => string
  >('mf-garage:evidence.summary'),
);
/** Provenance */
export const toProvenance = /* @__PURE__ */ __message__<string>('mf-garage:evidence.toProvenance');
/** {year}: {total}; {sources} */
export const told =
  /* @__PURE__ */ __message__<
    (given: { sources: string | number; total: string | number; year: string | number }) => string
  >('mf-garage:evidence.told');
/** {year}: no entry */
export const toldNothing = /* @__PURE__ */ __message__<(given: { year: string | number }) => string>(
  'mf-garage:evidence.toldNothing',
);
/** Too fast to be true */
export const tooFast = /* @__PURE__ */ __message__<string>('mf-garage:evidence.tooFast');
/** Turned back */
export const turnedBack = /* @__PURE__ */ __message__<string>('mf-garage:evidence.turnedBack');
/** Two values on one day */
export const twoValues = /* @__PURE__ */ __message__<string>('mf-garage:evidence.twoValues');
/** Nobody has explained this. */
export const unexplained = /* @__PURE__ */ __message__<string>('mf-garage:evidence.unexplained');
/** With a paper */
export const withPaper = /* @__PURE__ */ __message__<string>('mf-garage:evidence.withPaper');
/** With a photograph */
export const withPhoto = /* @__PURE__ */ __message__<string>('mf-garage:evidence.withPhoto');
/** Owner’s word */
export const wordOnly = /* @__PURE__ */ __message__<string>('mf-garage:evidence.wordOnly');
/** Year */
export const year = /* @__PURE__ */ __message__<string>('mf-garage:evidence.year');
/** {at, plural, other {#}} of {all, plural, other {#}} */
export const yearOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { all: number; at: number }) => string>('mf-garage:evidence.yearOf'),
);
/** {first}–{last} */
export const years =
  /* @__PURE__ */ __message__<(given: { first: string | number; last: string | number }) => string>(
    'mf-garage:evidence.years',
  );
