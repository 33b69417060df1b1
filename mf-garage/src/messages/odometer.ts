// Made of en/odometer.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** A day before or after {date} */
export const aDay =
  /* @__PURE__ */ __message__<(given: { date: string | number }) => string>('mf-garage:odometer.aDay');
/** Add a reading */
export const addAReading = /* @__PURE__ */ __message__<string>('mf-garage:odometer.addAReading');
/** Add Explanation */
export const addExplanation = /* @__PURE__ */ __message__<string>('mf-garage:odometer.addExplanation');
/** Error adding reading */
export const addFailed = /* @__PURE__ */ __message__<string>('mf-garage:odometer.addFailed');
/** Add Reading */
export const addReading = /* @__PURE__ */ __message__<string>('mf-garage:odometer.addReading');
/** As it was read */
export const asItWasRead = /* @__PURE__ */ __message__<string>('mf-garage:odometer.asItWasRead');
/** As read */
export const asRead = /* @__PURE__ */ __message__<string>('mf-garage:odometer.asRead');
/** At least {distance} */
export const atLeast =
  /* @__PURE__ */ __message__<(given: { distance: string | number }) => string>('mf-garage:odometer.atLeast');
/** Between {low} and {high} */
export const between =
  /* @__PURE__ */ __message__<(given: { high: string | number; low: string | number }) => string>(
    'mf-garage:odometer.between',
  );
/** On {day} it showed {before} and {after}. */
export const bothOnADay = /* @__PURE__ */ __message__<
  (given: { after: string | number; before: string | number; day: string | number }) => string
>('mf-garage:odometer.bothOnADay');
/** By hand */
export const byHand = /* @__PURE__ */ __message__<string>('mf-garage:odometer.byHand');
/** by you, <date></date> */
export const byYou = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { date: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-garage:odometer.byYou',
  ),
);
/** On {day}{shown, select, both {, last {last}, then first {first}} last {, last {last}} first {, first {first}} other {}}{unit, select, mi {, until then it counted miles} km {, until then it counted kilometers} other {}} */
export const changedOn =
  /* @__PURE__ */ __message__<
    (given: {
      day: string | number;
      first: string | number;
      last: string | number;
      shown: 'both' | 'first' | 'last' | 'other';
      unit: 'km' | 'mi' | 'other';
    }) => string
  >('mf-garage:odometer.changedOn');
/** Correct */
export const correct = /* @__PURE__ */ __message__<string>('mf-garage:odometer.correct');
/** Correct or delete */
export const correctOrDelete = /* @__PURE__ */ __message__<string>('mf-garage:odometer.correctOrDelete');
/** Correct {reading} */
export const correctReading = /* @__PURE__ */ __message__<(given: { reading: string | number }) => string>(
  'mf-garage:odometer.correctReading',
);
/** Corrected */
export const corrected = /* @__PURE__ */ __message__<string>('mf-garage:odometer.corrected');
/** This day could not be asked for. */
export const couldNotBeAsked = /* @__PURE__ */ __message__<string>('mf-garage:odometer.couldNotBeAsked');
/** Current mileage */
export const currentMileage = /* @__PURE__ */ __message__<string>('mf-garage:odometer.currentMileage');
/** Date */
export const date = /* @__PURE__ */ __message__<string>('mf-garage:odometer.date');
/** Error deleting reading */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-garage:odometer.deleteFailed');
/** Delete {reading} */
export const deleteReading = /* @__PURE__ */ __message__<(given: { reading: string | number }) => string>(
  'mf-garage:odometer.deleteReading',
);
/** Reading of {date} deleted. */
export const deleted =
  /* @__PURE__ */ __message__<(given: { date: string | number }) => string>('mf-garage:odometer.deleted');
/** Distance covered */
export const distanceCovered = /* @__PURE__ */ __message__<string>('mf-garage:odometer.distanceCovered');
/** Does not count */
export const doesNotCount = /* @__PURE__ */ __message__<string>('mf-garage:odometer.doesNotCount');
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('mf-garage:odometer.edit');
/** Edit {reading} */
export const editReading = /* @__PURE__ */ __message__<(given: { reading: string | number }) => string>(
  'mf-garage:odometer.editReading',
);
/** Edit the reading */
export const editTheReading = /* @__PURE__ */ __message__<string>('mf-garage:odometer.editTheReading');
/** Entered */
export const entered = /* @__PURE__ */ __message__<string>('mf-garage:odometer.entered');
/** Estimate */
export const estimate = /* @__PURE__ */ __message__<string>('mf-garage:odometer.estimate');
/** <strong>{value}</strong>, between {low} and {high} */
export const expectedBetween = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<
    (given: {
      high: ReactNode;
      low: ReactNode;
      strong: (text: ReactNode) => ReactNode;
      value: ReactNode;
    }) => ReactNode[]
  >('mf-garage:odometer.expectedBetween'),
);
/** Expected on */
export const expectedOn = /* @__PURE__ */ __message__<string>('mf-garage:odometer.expectedOn');
/** Expected today */
export const expectedToday = /* @__PURE__ */ __message__<string>('mf-garage:odometer.expectedToday');
/** Explain */
export const explain = /* @__PURE__ */ __message__<string>('mf-garage:odometer.explain');
/** Explain {finding}, {day} */
export const explainFinding = /* @__PURE__ */ __message__<
  (given: { day: string | number; finding: string | number }) => string
>('mf-garage:odometer.explainFinding');
/** Explains: {finding}. */
export const explains =
  /* @__PURE__ */ __message__<(given: { finding: string | number }) => string>('mf-garage:odometer.explains');
/** Explanations */
export const explanations = /* @__PURE__ */ __message__<string>('mf-garage:odometer.explanations');
/** Error fetching odometer */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:odometer.fetchFailed');
/** Fill-up */
export const fillUp = /* @__PURE__ */ __message__<string>('mf-garage:odometer.fillUp');
/** To explain: {count, plural, one {# finding} other {# findings}} */
export const findings = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:odometer.findings'),
);
/** From {from} to {to} */
export const fromTo =
  /* @__PURE__ */ __message__<(given: { from: string | number; to: string | number }) => string>(
    'mf-garage:odometer.fromTo',
  );
/** From {earlier} to {read} on {day} */
export const fromToOn =
  /* @__PURE__ */ __message__<
    (given: { day: string | number; earlier: string | number; read: string | number }) => string
  >('mf-garage:odometer.fromToOn');
/** Issue */
export const issue = /* @__PURE__ */ __message__<string>('mf-garage:odometer.issue');
/** Laid up */
export const laidUp = /* @__PURE__ */ __message__<string>('mf-garage:odometer.laidUp');
/** Loading odometer... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:odometer.loading');
/** Looking... */
export const looking = /* @__PURE__ */ __message__<string>('mf-garage:odometer.looking');
/** Mileage over time */
export const mileageOverTime = /* @__PURE__ */ __message__<string>('mf-garage:odometer.mileageOverTime');
/** Modification */
export const modification = /* @__PURE__ */ __message__<string>('mf-garage:odometer.modification');
/** {count, plural, one {# more long silence} other {# more long silences}} */
export const moreSilences = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:odometer.moreSilences'),
);
/** Readings of the odometer, the newest first */
export const newestFirst = /* @__PURE__ */ __message__<string>('mf-garage:odometer.newestFirst');
/** No readings yet. */
export const noReadings = /* @__PURE__ */ __message__<string>('mf-garage:odometer.noReadings');
/** Nobody wrote a mileage down from {from} to {to}, {time}. */
export const nobodyWrote = /* @__PURE__ */ __message__<
  (given: { from: string | number; time: string | number; to: string | number }) => string
>('mf-garage:odometer.nobodyWrote');
/** Nobody wrote a mileage down from {from} to {to}. */
export const nobodyWroteAbout = /* @__PURE__ */ __message__<
  (given: { from: string | number; to: string | number }) => string
>('mf-garage:odometer.nobodyWroteAbout');
/** {corrected} on {day}, not {read} */
export const notAsRead =
  /* @__PURE__ */ __message__<
    (given: { corrected: string | number; day: string | number; read: string | number }) => string
  >('mf-garage:odometer.notAsRead');
/** {read} on {day} was not read off the instrument */
export const notReadOff = /* @__PURE__ */ __message__<
  (given: { day: string | number; read: string | number }) => string
>('mf-garage:odometer.notReadOff');
/** Not read yet */
export const notReadYet = /* @__PURE__ */ __message__<string>('mf-garage:odometer.notReadYet');
/** Nothing is known of that day. */
export const nothingKnown = /* @__PURE__ */ __message__<string>('mf-garage:odometer.nothingKnown');
/** Nothing to explain so far. */
export const nothingToExplain = /* @__PURE__ */ __message__<string>('mf-garage:odometer.nothingToExplain');
/** Odometer */
export const odometer = /* @__PURE__ */ __message__<string>('mf-garage:odometer.odometer');
/** New owner: {name} */
export const ownerOf =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-garage:odometer.ownerOf');
/** Ownership */
export const ownership = /* @__PURE__ */ __message__<string>('mf-garage:odometer.ownership');
/** Paper */
export const paper = /* @__PURE__ */ __message__<string>('mf-garage:odometer.paper');
/** At {distance} a year */
export const perYear =
  /* @__PURE__ */ __message__<(given: { distance: string | number }) => string>('mf-garage:odometer.perYear');
/** Read on <date></date> */
export const readOn = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { date: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-garage:odometer.readOn',
  ),
);
/** {mileage} on {day} */
export const readingOn =
  /* @__PURE__ */ __message__<(given: { day: string | number; mileage: string | number }) => string>(
    'mf-garage:odometer.readingOn',
  );
/** Readings */
export const readings = /* @__PURE__ */ __message__<string>('mf-garage:odometer.readings');
/** Delete */
export const remove = /* @__PURE__ */ __message__<string>('mf-garage:odometer.remove');
/** Instrument replaced */
export const replaced = /* @__PURE__ */ __message__<string>('mf-garage:odometer.replaced');
/** Right as it is */
export const rightAsItIs = /* @__PURE__ */ __message__<string>('mf-garage:odometer.rightAsItIs');
/** Rolled over */
export const rolledOver = /* @__PURE__ */ __message__<string>('mf-garage:odometer.rolledOver');
/** Began again at zero */
export const rollover = /* @__PURE__ */ __message__<string>('mf-garage:odometer.rollover');
/** began again at zero */
export const rolloverWithin = /* @__PURE__ */ __message__<string>('mf-garage:odometer.rolloverWithin');
/** Error saving explanation */
export const saveExplanationFailed = /* @__PURE__ */ __message__<string>('mf-garage:odometer.saveExplanationFailed');
/** Error saving reading */
export const saveReadingFailed = /* @__PURE__ */ __message__<string>('mf-garage:odometer.saveReadingFailed');
/** Say here when an instrument was replaced or the car stood still. Who reads the history later sees it beside the readings. */
export const sayHere = /* @__PURE__ */ __message__<string>('mf-garage:odometer.sayHere');
/** Service event */
export const serviceEvent = /* @__PURE__ */ __message__<string>('mf-garage:odometer.serviceEvent');
/** Show all {count, plural, one {# reading} other {# readings}} */
export const showAll = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:odometer.showAll'),
);
/** It showed {before} on {beforeDay}, and then {after} on {afterDay}. */
export const showedThen = /* @__PURE__ */ __message__<
  (given: {
    after: string | number;
    afterDay: string | number;
    before: string | number;
    beforeDay: string | number;
  }) => string
>('mf-garage:odometer.showedThen');
/** It showed {before} on {beforeDay}, and {after} on {afterDay}, {days, plural, one {# day} other {# days}} later. */
export const showedTooSoon = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<
    (given: {
      after: string | number;
      afterDay: string | number;
      before: string | number;
      beforeDay: string | number;
      days: number;
    }) => string
  >('mf-garage:odometer.showedTooSoon'),
);
/** {count, plural, one {# long silence} other {# long silences}} */
export const silences = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:odometer.silences'),
);
/** A long silence */
export const silent = /* @__PURE__ */ __message__<string>('mf-garage:odometer.silent');
/** a long silence */
export const silentWithin = /* @__PURE__ */ __message__<string>('mf-garage:odometer.silentWithin');
/** Since {date} */
export const since =
  /* @__PURE__ */ __message__<(given: { date: string | number }) => string>('mf-garage:odometer.since');
/** Source */
export const source = /* @__PURE__ */ __message__<string>('mf-garage:odometer.source');
/** Standing */
export const standing = /* @__PURE__ */ __message__<string>('mf-garage:odometer.standing');
/** Take Back */
export const takeBack = /* @__PURE__ */ __message__<string>('mf-garage:odometer.takeBack');
/** Error taking it back */
export const takeBackFailed = /* @__PURE__ */ __message__<string>('mf-garage:odometer.takeBackFailed');
/** Take back: {title}, {text} */
export const takeBackThis = /* @__PURE__ */ __message__<
  (given: { text: string | number; title: string | number }) => string
>('mf-garage:odometer.takeBackThis');
/** {title}: taken back. */
export const takenBack =
  /* @__PURE__ */ __message__<(given: { title: string | number }) => string>('mf-garage:odometer.takenBack');
/** To explain */
export const toExplain = /* @__PURE__ */ __message__<string>('mf-garage:odometer.toExplain');
/** Too fast to be true */
export const tooFast = /* @__PURE__ */ __message__<string>('mf-garage:odometer.tooFast');
/** too fast to be true */
export const tooFastWithin = /* @__PURE__ */ __message__<string>('mf-garage:odometer.tooFastWithin');
/** Too little is known: it takes two readings 60 days apart */
export const tooLittleKnown = /* @__PURE__ */ __message__<string>('mf-garage:odometer.tooLittleKnown');
/** Track day */
export const trackDay = /* @__PURE__ */ __message__<string>('mf-garage:odometer.trackDay');
/** Turned back */
export const turnedBack = /* @__PURE__ */ __message__<string>('mf-garage:odometer.turnedBack');
/** turned back */
export const turnedBackWithin = /* @__PURE__ */ __message__<string>('mf-garage:odometer.turnedBackWithin');
/** Two values on one day */
export const twoValues = /* @__PURE__ */ __message__<string>('mf-garage:odometer.twoValues');
/** two values on one day */
export const twoValuesWithin = /* @__PURE__ */ __message__<string>('mf-garage:odometer.twoValuesWithin');
/** Typing error */
export const typingError = /* @__PURE__ */ __message__<string>('mf-garage:odometer.typingError');
/** Unit changed */
export const unitChanged = /* @__PURE__ */ __message__<string>('mf-garage:odometer.unitChanged');
/** Mileage not known (TMU) */
export const unknownMileage = /* @__PURE__ */ __message__<string>('mf-garage:odometer.unknownMileage');
/** Vehicle''s form */
export const vehiclesForm = /* @__PURE__ */ __message__<string>('mf-garage:odometer.vehiclesForm');
/** What happened? */
export const whatHappened = /* @__PURE__ */ __message__<string>('mf-garage:odometer.whatHappened');
/** What is wrong with this reading? */
export const whatIsWrong = /* @__PURE__ */ __message__<string>('mf-garage:odometer.whatIsWrong');
/** with its record */
export const withItsRecord = /* @__PURE__ */ __message__<string>('mf-garage:odometer.withItsRecord');
/** Write down what the odometer shows today, or what an old invoice says that it showed. Completed service events, modifications, issues, track days and papers bring theirs by themselves. */
export const writeDown = /* @__PURE__ */ __message__<string>('mf-garage:odometer.writeDown');
/** <hidden>written down as </hidden><mileage></mileage> */
export const writtenDownAs = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<
    (given: { hidden: (text: ReactNode) => ReactNode; mileage: (text: ReactNode) => ReactNode }) => ReactNode[]
  >('mf-garage:odometer.writtenDownAs'),
);
/** {read} on {day} was written down wrong, and does not count */
export const writtenWrong = /* @__PURE__ */ __message__<
  (given: { day: string | number; read: string | number }) => string
>('mf-garage:odometer.writtenWrong');
/** {count, plural, one {# year} other {# years}} */
export const years = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:odometer.years'),
);
/** {years}½ years */
export const yearsAndAHalf = /* @__PURE__ */ __message__<(given: { years: string | number }) => string>(
  'mf-garage:odometer.yearsAndAHalf',
);
/** You said so on <date></date> */
export const youSaidSo = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { date: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-garage:odometer.youSaidSo',
  ),
);
