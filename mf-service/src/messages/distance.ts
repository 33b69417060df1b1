// Made of en/distance.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** at {mileage} */
export const atMileage = /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>(
  'mf-service:distance.atMileage',
);
/** at {mileage}, about {month} */
export const atMileageAbout = /* @__PURE__ */ __message__<
  (given: { mileage: string | number; month: string | number }) => string
>('mf-service:distance.atMileageAbout');
/** at {mileage}, about {month}, or on {date} */
export const atMileageAboutOrOnDate = /* @__PURE__ */ __message__<
  (given: { date: string | number; mileage: string | number; month: string | number }) => string
>('mf-service:distance.atMileageAboutOrOnDate');
/** at {mileage} or on {date} */
export const atMileageOrOnDate = /* @__PURE__ */ __message__<
  (given: { date: string | number; mileage: string | number }) => string
>('mf-service:distance.atMileageOrOnDate');
/** In {distance, select, mi {miles} km {kilometers} other {hours}}; this odometer counts {odometer, select, mi {miles} km {kilometers} other {hours}} */
export const countsOtherwise = /* @__PURE__ */ __message__<
  (given: { distance: 'km' | 'mi' | 'other'; odometer: 'km' | 'mi' | 'other' }) => string
>('mf-service:distance.countsOtherwise');
/** {days, plural, one {# day left} other {# days left}} */
export const daysLeft = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { days: number }) => string>('mf-service:distance.daysLeft'),
);
/** {days, plural, one {# day over} other {# days over}} */
export const daysOver = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { days: number }) => string>('mf-service:distance.daysOver'),
);
/** {mileage} left */
export const mileageLeft = /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>(
  'mf-service:distance.mileageLeft',
);
/** {mileage} over */
export const mileageOver = /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>(
  'mf-service:distance.mileageOver',
);
/** Not known without a mileage */
export const notKnown = /* @__PURE__ */ __message__<string>('mf-service:distance.notKnown');
/** on {date} */
export const onDate =
  /* @__PURE__ */ __message__<(given: { date: string | number }) => string>('mf-service:distance.onDate');
