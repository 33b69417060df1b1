// Made of en/odometer-form.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add Reading */
export const addReading = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.addReading');
/** An estimate: nobody looked at the instrument */
export const anEstimate = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.anEstimate');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.cancel');
/** Choose... */
export const choose = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.choose');
/** Choose what it counted until then */
export const chooseUnitBefore = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.chooseUnitBefore');
/** Choose what happened */
export const chooseWhatHappened = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.chooseWhatHappened');
/** Date */
export const date = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.date');
/** Day */
export const day = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.day');
/** The day is required */
export const dayRequired = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.dayRequired');
/** Estimate */
export const estimate = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.estimate');
/** Nobody looked at the instrument. */
export const estimateHint = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.estimateHint');
/** The service event keeps what it says. Correct it there, too, and this is not needed any more. */
export const eventKeeps = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.eventKeeps');
/** Explanation */
export const explanation = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.explanation');
/** What the new instrument showed first is required */
export const firstRequired = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.firstRequired');
/** An invoice, a letter, a photo */
export const forExampleEvidence = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.forExampleEvidence');
/** From */
export const from = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.from');
/** How do you know? */
export const howDoYouKnow = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.howDoYouKnow');
/** Instead of {mileage}. Leave it empty where nobody knows: the reading then does not count. */
export const insteadOf = /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>(
  'mf-garage:odometer-form.insteadOf',
);
/** Kilometers */
export const kilometers = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.kilometers');
/** Laid up */
export const laidUp = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.laidUp');
/** It was not driven in that time. */
export const laidUpHint = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.laidUpHint');
/** The last day cannot be before the first */
export const lastBeforeFirst = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.lastBeforeFirst');
/** Miles */
export const miles = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.miles');
/** New one showed first */
export const newShowedFirst = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.newShowedFirst');
/** None while it lasts */
export const noneWhileItLasts = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.noneWhileItLasts');
/** Note */
export const note = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.note');
/** Odometer */
export const odometer = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.odometer');
/** Old instrument showed last */
export const oldShowedLast = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.oldShowedLast');
/** {before}, then {after} */
export const oneThenTheOther = /* @__PURE__ */ __message__<
  (given: { after: string | number; before: string | number }) => string
>('mf-garage:odometer-form.oneThenTheOther');
/** Reading */
export const reading = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.reading');
/** The day of the reading is required */
export const readingDayRequired = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.readingDayRequired');
/** A reading is missing */
export const readingMissing = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.readingMissing');
/** An old invoice or photo shows what it was. */
export const readingMissingHint = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.readingMissingHint');
/** What the odometer showed is required */
export const readingRequired = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.readingRequired');
/** Instrument replaced */
export const replaced = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.replaced');
/** Another instrument was fitted. The distance covered goes on with it. */
export const replacedHint = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.replacedHint');
/** It is right as it is */
export const rightAsItIs = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.rightAsItIs');
/** It really was so. Say how you know. */
export const rightAsItIsHint = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.rightAsItIsHint');
/** Rolled over */
export const rolledOver = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.rolledOver');
/** A five-digit instrument passed {most} and began again at zero. */
export const rolledOverHint = /* @__PURE__ */ __message__<(given: { most: string | number }) => string>(
  'mf-garage:odometer-form.rolledOverHint',
);
/** Save Explanation */
export const saveExplanation = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.saveExplanation');
/** Save Reading */
export const saveReading = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.saveReading');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.saving');
/** {mileage} stays visible beside a new value */
export const staysVisible = /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>(
  'mf-garage:odometer-form.staysVisible',
);
/** The first mileage */
export const theFirstMileage = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.theFirstMileage');
/** The last mileage */
export const theLastMileage = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.theLastMileage');
/** The right value */
export const theRightValue = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.theRightValue');
/** The same unit */
export const theSameUnit = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.theSameUnit');
/** To */
export const to = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.to');
/** Typing error */
export const typingError = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.typingError');
/** It was written down wrong. What was written stays visible beside what is right. */
export const typingErrorHint = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.typingErrorHint');
/** Unit changed */
export const unitChanged = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.unitChanged');
/** The same instrument counts on in another unit. */
export const unitChangedHint = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.unitChangedHint');
/** Mileage not known (TMU) */
export const unknownMileage = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.unknownMileage');
/** Nobody knows how far it went in that time. The distance covered becomes the least that is known. */
export const unknownMileageHint = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.unknownMileageHint');
/** Until then it counted */
export const untilThenItCounted = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.untilThenItCounted');
/** What happened */
export const whatHappened = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.whatHappened');
/** Where you have it from */
export const whereFrom = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.whereFrom');
/** Which one is wrong? */
export const whichIsWrong = /* @__PURE__ */ __message__<string>('mf-garage:odometer-form.whichIsWrong');
