// Made of en/chart.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** {low} to {high} */
export const band =
  /* @__PURE__ */ __message__<(given: { high: string | number; low: string | number }) => string>(
    'mf-garage:chart.band',
  );
/** Date */
export const date = /* @__PURE__ */ __message__<string>('mf-garage:chart.date');
/** Day not exact */
export const dayNotExact = /* @__PURE__ */ __message__<string>('mf-garage:chart.dayNotExact');
/** Expected */
export const expected = /* @__PURE__ */ __message__<string>('mf-garage:chart.expected');
/** Instrument changed */
export const instrumentChanged = /* @__PURE__ */ __message__<string>('mf-garage:chart.instrumentChanged');
/** Laid up */
export const laidUp = /* @__PURE__ */ __message__<string>('mf-garage:chart.laidUp');
/** Not known */
export const notKnown = /* @__PURE__ */ __message__<string>('mf-garage:chart.notKnown');
/** Odometer */
export const odometer = /* @__PURE__ */ __message__<string>('mf-garage:chart.odometer');
/** Mileage over time, the oldest first */
export const oldestFirst = /* @__PURE__ */ __message__<string>('mf-garage:chart.oldestFirst');
/** Reading */
export const reading = /* @__PURE__ */ __message__<string>('mf-garage:chart.reading');
/** Reading {at, plural, other {#}} of {all, plural, other {#}} */
export const readingOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { all: number; at: number }) => string>('mf-garage:chart.readingOf'),
);
/** Mileage from {firstDay}, {first}, to {lastDay}, {last}{changes, plural, =0 {} =1 {; the instrument was changed once} other {; the instrument was changed # times}}{expects, select, yes {; expected {expected} today} other {}} */
export const summary = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<
    (given: {
      changes: number;
      expected: string | number;
      expects: 'other' | 'yes';
      first: string | number;
      firstDay: string | number;
      last: string | number;
      lastDay: string | number;
    }) => string
  >('mf-garage:chart.summary'),
);
/** {title}: {text} */
export const titleAndText =
  /* @__PURE__ */ __message__<(given: { text: string | number; title: string | number }) => string>(
    'mf-garage:chart.titleAndText',
  );
/** To explain */
export const toExplain = /* @__PURE__ */ __message__<string>('mf-garage:chart.toExplain');
/** {day}: {mileage}, {source} */
export const told =
  /* @__PURE__ */ __message__<
    (given: { day: string | number; mileage: string | number; source: string | number }) => string
  >('mf-garage:chart.told');
/** What */
export const what = /* @__PURE__ */ __message__<string>('mf-garage:chart.what');
