// Made of en/dossiers.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** About {count, plural, one {# page} other {# pages}} */
export const aboutSoMany = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:dossiers.aboutSoMany'),
);
/** As sheets */
export const asSheets = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.asSheets');
/** Every sheet is printed, and the file of each paper is attached. */
export const asSheetsHint = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.asSheetsHint');
/** Chapters */
export const chapters = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.chapters');
/** {count, plural, one {# chapter left out} other {# chapters left out}} */
export const chaptersLeftOut = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:dossiers.chaptersLeftOut'),
);
/** How to read the book, its gaps and its verification are always in it. */
export const chaptersNote = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.chaptersNote');
/** Count Again */
export const countAgain = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.countAgain');
/** Distances */
export const distances = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.distances');
/** Dossiers */
export const dossiers = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.dossiers');
/** Dossiers: {vehicle} */
export const dossiersOf = /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>(
  'mf-garage:dossiers.dossiersOf',
);
/** Entries */
export const entries = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.entries');
/** Everything */
export const everything = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.everything');
/** From */
export const from = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.from');
/** Nothing that happened before. */
export const fromHint = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.fromHint');
/** Handing in... */
export const handingIn = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.handingIn');
/** How It Is Printed */
export const howWritten = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.howWritten');
/** Language */
export const language = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.language');
/** The last day cannot be before the first */
export const lastBeforeFirst = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.lastBeforeFirst');
/** Loading dossiers... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.loading');
/** Look Through Papers */
export const lookThrough = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.lookThrough');
/** Made */
export const made = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.made');
/** Made so far */
export const madeSoFar = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.madeSoFar');
/** Make Dossier */
export const makeDossier = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.makeDossier');
/** New Dossier */
export const newDossier = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.newDossier');
/** It could not be counted. */
export const notCounted = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.notCounted');
/** {count, plural, one {# paper has not been looked through} other {# papers have not been looked through}} */
export const notLookedThrough = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:dossiers.notLookedThrough'),
);
/** A paper may show what you withhold. Until you have looked through it and hidden what nobody shall see, it is only named in the register. */
export const notLookedThroughText = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.notLookedThroughText');
/** Nothing */
export const nothing = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.nothing');
/** {count, plural, other {#}} */
export const number = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:dossiers.number'),
);
/** {count, plural, one {# page} other {# pages}} */
export const pageCount = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:dossiers.pageCount'),
);
/** Pages */
export const pages = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.pages');
/** Paper size */
export const paperSize = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.paperSize');
/** Papers */
export const papers = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.papers');
/** {papers, plural, other {#}} ({sheets, plural, one {# sheet} other {# sheets}}) */
export const papersAndSheets = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { papers: number; sheets: number }) => string>(
    'mf-garage:dossiers.papersAndSheets',
  ),
);
/** Photographs */
export const photographs = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.photographs');
/** {count, plural, one {# place} other {# places}} */
export const places = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:dossiers.places'),
);
/** Register only */
export const registerOnly = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.registerOnly');
/** Each paper is named with its fingerprint. No sheet is printed, no file attached. */
export const registerOnlyHint = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.registerOnlyHint');
/** Size */
export const size = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.size');
/** State */
export const state = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.state');
/** A printed book about this vehicle: identity, owners, every service with what stands behind it, papers, and what is missing. Sealed, so that anybody can check that nothing was changed. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.subtitle');
/** This Book */
export const thisBook = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.thisBook');
/** To */
export const to = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.to');
/** Nothing that happened after. */
export const toHint = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.toHint');
/** At most {most} texts */
export const tooManyWords = /* @__PURE__ */ __message__<(given: { most: string | number }) => string>(
  'mf-garage:dossiers.tooManyWords',
);
/** What is in it */
export const what = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.what');
/** Withheld */
export const withheldSoFar = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.withheldSoFar');
/** Withhold */
export const withhold = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.withhold');
/** Withhold names */
export const withholdNames = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.withholdNames');
/** Owners become ‘Owner 1’, ‘Owner 2’. */
export const withholdNamesHint = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.withholdNamesHint');
/** What is withheld is nowhere in the book: not on its pages, not in its attachments, not in its data. */
export const withholdNote = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.withholdNote');
/** Withhold prices */
export const withholdPrices = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.withholdPrices');
/** Costs of services and parts, and what the vehicle was bought for. */
export const withholdPricesHint = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.withholdPricesHint');
/** Withhold these texts */
export const withholdWords = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.withholdWords');
/** 12 Ashford Road */
export const withholdWordsExample = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.withholdWordsExample');
/** One in each line: a street, a telephone number, a name in a report. */
export const withholdWordsHint = /* @__PURE__ */ __message__<string>('mf-garage:dossiers.withholdWordsHint');
/** Without {what} */
export const without =
  /* @__PURE__ */ __message__<(given: { what: string | number }) => string>('mf-garage:dossiers.without');
/** A text must be at most {most} characters */
export const wordTooLong = /* @__PURE__ */ __message__<(given: { most: string | number }) => string>(
  'mf-garage:dossiers.wordTooLong',
);
