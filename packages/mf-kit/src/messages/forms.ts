// Made of en/forms.json by `npm run messages`. Change that, and not this.
import { counting } from '../formats/writing';

declare function __message__<Message>(id: string): Message;

/** All of them are chosen. */
export const allChosen = /* @__PURE__ */ __message__<string>('mf-kit:forms.allChosen');
/** {label} must be at most {most} */
export const atMost =
  /* @__PURE__ */ __message__<(given: { label: string | number; most: string | number }) => string>(
    'mf-kit:forms.atMost',
  );
/** It is being saved at this moment. If you leave now, you will not see whether that worked. */
export const beingSaved = /* @__PURE__ */ __message__<string>('mf-kit:forms.beingSaved');
/** Bring back */
export const bringBack = /* @__PURE__ */ __message__<string>('mf-kit:forms.bringBack');
/** By your rate, if you have one. */
export const byYourRate = /* @__PURE__ */ __message__<string>('mf-kit:forms.byYourRate');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-kit:forms.cancel');
/** This was changed elsewhere in the meantime. What you typed is still here: save again to replace the newer version with it, or cancel to keep that one. */
export const changedElsewhere = /* @__PURE__ */ __message__<string>('mf-kit:forms.changedElsewhere');
/** Currency */
export const currency = /* @__PURE__ */ __message__<string>('mf-kit:forms.currency');
/** {label} is not understood. Write it like {examples} */
export const dateUnclear =
  /* @__PURE__ */ __message__<(given: { examples: string | number; label: string | number }) => string>(
    'mf-kit:forms.dateUnclear',
  );
/** Discard */
export const discard = /* @__PURE__ */ __message__<string>('mf-kit:forms.discard');
/** An error was thrown. */
export const errorThrown = /* @__PURE__ */ __message__<string>('mf-kit:forms.errorThrown');
/** About */
export const exactAbout = /* @__PURE__ */ __message__<string>('mf-kit:forms.exactAbout');
/** Day */
export const exactDay = /* @__PURE__ */ __message__<string>('mf-kit:forms.exactDay');
/** Decade */
export const exactDecade = /* @__PURE__ */ __message__<string>('mf-kit:forms.exactDecade');
/** Month */
export const exactMonth = /* @__PURE__ */ __message__<string>('mf-kit:forms.exactMonth');
/** Span */
export const exactSpan = /* @__PURE__ */ __message__<string>('mf-kit:forms.exactSpan');
/** Year */
export const exactYear = /* @__PURE__ */ __message__<string>('mf-kit:forms.exactYear');
/** About {mileage} is expected */
export const expectedAbout =
  /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>('mf-kit:forms.expectedAbout');
/** The first {shown} of {total} can be chosen; search for the others. */
export const firstCanBeChosen = /* @__PURE__ */ __message__<
  (given: { shown: string | number; total: string | number }) => string
>('mf-kit:forms.firstCanBeChosen');
/** {label} must be at least 0, with {decimals, plural, =0 {no decimals} other {at most {decimals} decimals}} in {currency} */
export const foreignMoneyWithDecimals = /* @__PURE__ */ __message__<
  (given: { currency: string | number; decimals: number; label: string | number }) => string
>('mf-kit:forms.foreignMoneyWithDecimals');
/** {total, plural, other {#}} found */
export const found = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { total: number }) => string>('mf-kit:forms.found'),
);
/** Hours */
export const hours = /* @__PURE__ */ __message__<string>('mf-kit:forms.hours');
/** How exact? */
export const howExact = /* @__PURE__ */ __message__<string>('mf-kit:forms.howExact');
/** Kilometers */
export const kilometers = /* @__PURE__ */ __message__<string>('mf-kit:forms.kilometers');
/** Leave */
export const leave = /* @__PURE__ */ __message__<string>('mf-kit:forms.leave');
/** Leave without saving? */
export const leaveUnsaved = /* @__PURE__ */ __message__<string>('mf-kit:forms.leaveUnsaved');
/** Leave while it is being saved? */
export const leaveWhileSaving = /* @__PURE__ */ __message__<string>('mf-kit:forms.leaveWhileSaving');
/** You typed something here on {time} and did not save it. */
export const leftHere =
  /* @__PURE__ */ __message__<(given: { time: string | number }) => string>('mf-kit:forms.leftHere');
/** {mileage} is {difference} less than expected. Typing error? */
export const lessThanExpected = /* @__PURE__ */ __message__<
  (given: { difference: string | number; mileage: string | number }) => string
>('mf-kit:forms.lessThanExpected');
/** Loading editor... */
export const loadingEditor = /* @__PURE__ */ __message__<string>('mf-kit:forms.loadingEditor');
/** Miles */
export const miles = /* @__PURE__ */ __message__<string>('mf-kit:forms.miles');
/** {label} must be at least 0, with {decimals, plural, =0 {no decimals} other {at most {decimals} decimals}} */
export const moneyWithDecimals = /* @__PURE__ */ __message__<
  (given: { decimals: number; label: string | number }) => string
>('mf-kit:forms.moneyWithDecimals');
/** {mileage} is {difference} more than expected. Typing error? */
export const moreThanExpected = /* @__PURE__ */ __message__<
  (given: { difference: string | number; mileage: string | number }) => string
>('mf-kit:forms.moreThanExpected');
/** {label} needs the cost itself */
export const needsCost =
  /* @__PURE__ */ __message__<(given: { label: string | number }) => string>('mf-kit:forms.needsCost');
/** {label} could be read in two ways. Write it like {example} */
export const readInTwoWays =
  /* @__PURE__ */ __message__<(given: { example: string | number; label: string | number }) => string>(
    'mf-kit:forms.readInTwoWays',
  );
/** Restored what you had typed */
export const restored = /* @__PURE__ */ __message__<string>('mf-kit:forms.restored');
/** Restored what you had typed. It was changed elsewhere since: saving replaces the newer version. */
export const restoredOutdated = /* @__PURE__ */ __message__<string>('mf-kit:forms.restoredOutdated');
/** The same in {currency} */
export const sameIn =
  /* @__PURE__ */ __message__<(given: { currency: string | number }) => string>('mf-kit:forms.sameIn');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('mf-kit:forms.saving');
/** {first}. {next} */
export const sentences =
  /* @__PURE__ */ __message__<(given: { first: string | number; next: string | number }) => string>(
    'mf-kit:forms.sentences',
  );
/** Your session ended before this was saved. What you typed is still here: log in, then save again. */
export const sessionEnded = /* @__PURE__ */ __message__<string>('mf-kit:forms.sessionEnded');
/** Show password */
export const showPassword = /* @__PURE__ */ __message__<string>('mf-kit:forms.showPassword');
/** Stay */
export const stay = /* @__PURE__ */ __message__<string>('mf-kit:forms.stay');
/** The text could not be opened for writing. It stays as it is. */
export const textNotOpened = /* @__PURE__ */ __message__<string>('mf-kit:forms.textNotOpened');
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('mf-kit:forms.tryAgain');
/** {label}: ‘{sign}’ does not say which currency. Choose it beside the amount, and write the number alone */
export const unknownCurrency =
  /* @__PURE__ */ __message__<(given: { label: string | number; sign: string | number }) => string>(
    'mf-kit:forms.unknownCurrency',
  );
/** {label} must be a whole number of at least {min} */
export const wholeAtLeast =
  /* @__PURE__ */ __message__<(given: { label: string | number; min: string | number }) => string>(
    'mf-kit:forms.wholeAtLeast',
  );
/** {label} must be a whole number from {min} to {max} */
export const wholeFromTo =
  /* @__PURE__ */ __message__<
    (given: { label: string | number; max: string | number; min: string | number }) => string
  >('mf-kit:forms.wholeFromTo');
/** What you changed here has not been saved and would be lost. */
export const wouldBeLost = /* @__PURE__ */ __message__<string>('mf-kit:forms.wouldBeLost');
