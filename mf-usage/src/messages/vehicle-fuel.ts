// Made of en/vehicle-fuel.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** About so: what was left in the other tank or battery at both ends is not known. */
export const aboutSo = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.aboutSo');
/** Add Fill-up */
export const add = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.add');
/** Add your first fill-up */
export const addFirst = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.addFirst');
/** {count, plural, one {# fill-up} other {All # fill-ups}} */
export const all = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-usage:vehicle-fuel.all'),
);
/** Average {figure} */
export const averageIs = /* @__PURE__ */ __message__<(given: { figure: string | number }) => string>(
  'mf-usage:vehicle-fuel.averageIs',
);
/** Consumption */
export const consumption = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.consumption');
/** Consumption in {unit} */
export const consumptionIn = /* @__PURE__ */ __message__<(given: { unit: string | number }) => string>(
  'mf-usage:vehicle-fuel.consumptionIn',
);
/** {count, plural, other {# figures from {first} to {last}; the last is {figure}}} */
export const consumptionSummary = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<
    (given: { count: number; figure: string | number; first: string | number; last: string | number }) => string
  >('mf-usage:vehicle-fuel.consumptionSummary'),
);
/** Cost by distance */
export const costByDistance = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.costByDistance');
/** Currency */
export const currency = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.currency');
/** Distance */
export const distance = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.distance');
/** Figure {at} of {all} */
export const figureOf = /* @__PURE__ */ __message__<(given: { all: string | number; at: string | number }) => string>(
  'mf-usage:vehicle-fuel.figureOf',
);
/** Filled in all */
export const filledInAll = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.filledInAll');
/** Last */
export const lastly = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.lastly');
/** Loading fuel... */
export const loading = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.loading');
/** No fill-ups yet. */
export const noneYet = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.noneYet');
/** Two full tanks with their odometer, and this page says what the car consumes and what a mile costs. */
export const noneYetText = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.noneYetText');
/** Oldest first */
export const oldestFirst = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.oldestFirst');
/** On average */
export const onAverage = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.onAverage');
/** on {distance} */
export const onDistance = /* @__PURE__ */ __message__<(given: { distance: string | number }) => string>(
  'mf-usage:vehicle-fuel.onDistance',
);
/** Price per {unit} */
export const priceIn = /* @__PURE__ */ __message__<(given: { unit: string | number }) => string>(
  'mf-usage:vehicle-fuel.priceIn',
);
/** Price {at} of {all} */
export const priceOf = /* @__PURE__ */ __message__<(given: { all: string | number; at: string | number }) => string>(
  'mf-usage:vehicle-fuel.priceOf',
);
/** {count, plural, other {# prices from {first} to {last}; the last is {price}}} */
export const priceSummary = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<
    (given: { count: number; first: string | number; last: string | number; price: string | number }) => string
  >('mf-usage:vehicle-fuel.priceSummary'),
);
/** Spent in all */
export const spentInAll = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.spentInAll');
/** All energies together */
export const together = /* @__PURE__ */ __message__<string>('mf-usage:vehicle-fuel.together');
