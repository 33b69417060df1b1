// Made of en/as-of.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** {value}, as far as the days are known */
export const about =
  /* @__PURE__ */ __message__<(given: { value: string | number }) => string>('mf-garage:as-of.about');
/** Age */
export const age = /* @__PURE__ */ __message__<string>('mf-garage:as-of.age');
/** At least {low} */
export const atLeast =
  /* @__PURE__ */ __message__<(given: { low: string | number }) => string>('mf-garage:as-of.atLeast');
/** At most {high} */
export const atMost =
  /* @__PURE__ */ __message__<(given: { high: string | number }) => string>('mf-garage:as-of.atMost');
/** It was not made yet. */
export const beforeMade = /* @__PURE__ */ __message__<string>('mf-garage:as-of.beforeMade');
/** Between {low} and {high} */
export const between =
  /* @__PURE__ */ __message__<(given: { high: string | number; low: string | number }) => string>(
    'mf-garage:as-of.between',
  );
/** The odometer was changed between {from} and {to}. */
export const changedBetween = /* @__PURE__ */ __message__<
  (given: { from: string | number; to: string | number }) => string
>('mf-garage:as-of.changedBetween');
/** Colour */
export const color = /* @__PURE__ */ __message__<string>('mf-garage:as-of.color');
/** Not known; {value} since it was recorded on {day} */
export const colorLater =
  /* @__PURE__ */ __message__<(given: { day: string | number; value: string | number }) => string>(
    'mf-garage:as-of.colorLater',
  );
/** Day */
export const day = /* @__PURE__ */ __message__<string>('mf-garage:as-of.day');
/** Change before */
export const earlier = /* @__PURE__ */ __message__<string>('mf-garage:as-of.earlier');
/** What is known of it */
export const known = /* @__PURE__ */ __message__<string>('mf-garage:as-of.known');
/** Change after */
export const later = /* @__PURE__ */ __message__<string>('mf-garage:as-of.later');
/** Loading the history... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:as-of.loading');
/** Place */
export const location = /* @__PURE__ */ __message__<string>('mf-garage:as-of.location');
/** Mileage */
export const mileage = /* @__PURE__ */ __message__<string>('mf-garage:as-of.mileage');
/** Not known */
export const notKnown = /* @__PURE__ */ __message__<string>('mf-garage:as-of.notKnown');
/** Any day of its history */
export const open = /* @__PURE__ */ __message__<string>('mf-garage:as-of.open');
/** Owner */
export const owner = /* @__PURE__ */ __message__<string>('mf-garage:as-of.owner');
/** Number plate */
export const plate = /* @__PURE__ */ __message__<string>('mf-garage:as-of.plate');
/** {value}; since when is not kept */
export const plateNow =
  /* @__PURE__ */ __message__<(given: { value: string | number }) => string>('mf-garage:as-of.plateNow');
/** Not kept: no plate is written down with its days */
export const plateUnknown = /* @__PURE__ */ __message__<string>('mf-garage:as-of.plateUnknown');
/** {mileage} on {day} */
export const readOn =
  /* @__PURE__ */ __message__<(given: { day: string | number; mileage: string | number }) => string>(
    'mf-garage:as-of.readOn',
  );
/** read that day */
export const readThatDay = /* @__PURE__ */ __message__<string>('mf-garage:as-of.readThatDay');
/** Day in its history */
export const slider = /* @__PURE__ */ __message__<string>('mf-garage:as-of.slider');
/** As of a day */
export const title = /* @__PURE__ */ __message__<string>('mf-garage:as-of.title');
/** As it was on {day} */
export const titleOn =
  /* @__PURE__ */ __message__<(given: { day: string | number }) => string>('mf-garage:as-of.titleOn');
/** Today */
export const today = /* @__PURE__ */ __message__<string>('mf-garage:as-of.today');
/** The true mileage of that time is not known. */
export const unknownMileage = /* @__PURE__ */ __message__<string>('mf-garage:as-of.unknownMileage');
