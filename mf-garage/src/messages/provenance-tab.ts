// Made of en/provenance-tab.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add Number */
export const addNumber = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.addNumber');
/** Add Owner */
export const addOwner = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.addOwner');
/** Add Yourself */
export const addYourself = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.addYourself');
/** All as built */
export const allAsBuilt = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.allAsBuilt');
/** Begin with the Engine */
export const beginWithEngine = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.beginWithEngine');
/** Begin with Yourself */
export const beginWithYourself = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.beginWithYourself');
/** {least}–{most} years */
export const betweenYears = /* @__PURE__ */ __message__<
  (given: { least: string | number; most: string | number }) => string
>('mf-garage:provenance-tab.betweenYears');
/** {first} and {second} both had it: {days}. */
export const bothClaim = /* @__PURE__ */ __message__<
  (given: { days: string | number; first: string | number; second: string | number }) => string
>('mf-garage:provenance-tab.bothClaim');
/** As built */
export const built = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.built');
/** {from} to {to} */
export const dayToDay = /* @__PURE__ */ __message__<(given: { from: string | number; to: string | number }) => string>(
  'mf-garage:provenance-tab.dayToDay',
);
/** {count, plural, one {# day} other {# days}} */
export const days = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:provenance-tab.days'),
);
/** Delete {part}, {number} */
export const deleteNumber = /* @__PURE__ */ __message__<
  (given: { number: string | number; part: string | number }) => string
>('mf-garage:provenance-tab.deleteNumber');
/** Delete {name}, {days} */
export const deleteOwner = /* @__PURE__ */ __message__<
  (given: { days: string | number; name: string | number }) => string
>('mf-garage:provenance-tab.deleteOwner');
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.edit');
/** Edit {part}, {number} */
export const editNumber = /* @__PURE__ */ __message__<
  (given: { number: string | number; part: string | number }) => string
>('mf-garage:provenance-tab.editNumber');
/** Edit {name}, {days} */
export const editOwner = /* @__PURE__ */ __message__<
  (given: { days: string | number; name: string | number }) => string
>('mf-garage:provenance-tab.editOwner');
/** Add Owner: {days} */
export const fillGap = /* @__PURE__ */ __message__<(given: { days: string | number }) => string>(
  'mf-garage:provenance-tab.fillGap',
);
/** These are the first {count}. Others show once these are settled. */
export const firstOverlaps = /* @__PURE__ */ __message__<(given: { count: string | number }) => string>(
  'mf-garage:provenance-tab.firstOverlaps',
);
/** As fitted */
export const fitted = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.fitted');
/** {count, plural, =0 {No gap in the history} one {In # gap} other {In # gaps}} */
export const gaps = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:provenance-tab.gaps'),
);
/** Known owners */
export const knownOwners = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.knownOwners');
/** Matching */
export const matching = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.matching');
/** {count, plural, one {# month} other {# months}} */
export const months = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:provenance-tab.months'),
);
/** At no time */
export const never = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.never');
/** No numbers yet. */
export const noNumbers = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.noNumbers');
/** No owners yet. */
export const noOwners = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.noOwners');
/** Nobody known */
export const nobodyKnown = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.nobodyKnown');
/** None written down yet */
export const noneYet = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.noneYet');
/** Not known */
export const notKnown = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.notKnown');
/** Not written down yet: */
export const notYet = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.notYet');
/** Number deleted: {part}. */
export const numberDeleted = /* @__PURE__ */ __message__<(given: { part: string | number }) => string>(
  'mf-garage:provenance-tab.numberDeleted',
);
/** Numbers */
export const numbers = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.numbers');
/** Not known: {parts} */
export const openParts = /* @__PURE__ */ __message__<(given: { parts: string | number }) => string>(
  'mf-garage:provenance-tab.openParts',
);
/** To check: {count, plural, one {# overlap} other {# overlaps}} */
export const overlaps = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:provenance-tab.overlaps'),
);
/** Owner deleted: {name}. */
export const ownerDeleted = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-garage:provenance-tab.ownerDeleted',
);
/** Owners */
export const owners = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.owners');
/** Papers */
export const papers = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.papers');
/** Papers and photos of {part}, {number} */
export const papersOfNumber = /* @__PURE__ */ __message__<
  (given: { number: string | number; part: string | number }) => string
>('mf-garage:provenance-tab.papersOfNumber');
/** Papers and photos of {name}, {days} */
export const papersOfOwner = /* @__PURE__ */ __message__<
  (given: { days: string | number; name: string | number }) => string
>('mf-garage:provenance-tab.papersOfOwner');
/** Delete */
export const remove = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.remove');
/** Replaced */
export const replaced = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.replaced');
/** Replaced: {parts} */
export const replacedParts = /* @__PURE__ */ __message__<(given: { parts: string | number }) => string>(
  'mf-garage:provenance-tab.replacedParts',
);
/** {decade, select, yes {Since the {year}s} other {Since {year}}} */
export const since = /* @__PURE__ */ __message__<(given: { decade: 'other' | 'yes'; year: string | number }) => string>(
  'mf-garage:provenance-tab.since',
);
/** since {day} */
export const sinceDay = /* @__PURE__ */ __message__<(given: { day: string | number }) => string>(
  'mf-garage:provenance-tab.sinceDay',
);
/** {decade, select, yes {since the {year}s} other {since {year}}} */
export const sinceYear = /* @__PURE__ */ __message__<
  (given: { decade: 'other' | 'yes'; year: string | number }) => string
>('mf-garage:provenance-tab.sinceYear');
/** until {day} */
export const untilDay = /* @__PURE__ */ __message__<(given: { day: string | number }) => string>(
  'mf-garage:provenance-tab.untilDay',
);
/** up to {most} */
export const upTo = /* @__PURE__ */ __message__<(given: { most: string | number }) => string>(
  'mf-garage:provenance-tab.upTo',
);
/** VIN */
export const vin = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.vin');
/** Whether the engine is the one it left the factory with decides much of what a classic is worth. Copy the numbers from the block, the plate and the papers while you have them before you. */
export const whyNumbers = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.whyNumbers');
/** Who had it, and when, is what a buyer asks first. An unbroken line of owners is worth more than any polish. Begin with yourself, and go back as far as the papers reach. */
export const whyOwners = /* @__PURE__ */ __message__<string>('mf-garage:provenance-tab.whyOwners');
/** {from} – {to} */
export const wordsToWords = /* @__PURE__ */ __message__<
  (given: { from: string | number; to: string | number }) => string
>('mf-garage:provenance-tab.wordsToWords');
/** {from}–{to} */
export const yearToYear = /* @__PURE__ */ __message__<
  (given: { from: string | number; to: string | number }) => string
>('mf-garage:provenance-tab.yearToYear');
/** {count, plural, one {# year} other {# years}} */
export const years = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:provenance-tab.years'),
);
