// Made of en/vehicle-card.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** {distance}, about {month} */
export const about = /* @__PURE__ */ __message__<
  (given: { distance: string | number; month: string | number }) => string
>('mf-service:vehicle-card.about');
/** All passed */
export const allPassed = /* @__PURE__ */ __message__<string>('mf-service:vehicle-card.allPassed');
/** All passed, the last at {mileage} */
export const allPassedLastAt = /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>(
  'mf-service:vehicle-card.allPassedLastAt',
);
/** All Schedules */
export const allSchedules = /* @__PURE__ */ __message__<string>('mf-service:vehicle-card.allSchedules');
/** All schedules of {vehicle} */
export const allSchedulesOf = /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>(
  'mf-service:vehicle-card.allSchedulesOf',
);
/** {count, plural, one {# template counts} other {# templates count}} {counted, select, distance {a distance} other {hours}}; this odometer counts {odometer, select, mi {miles} km {kilometers} other {hours}} */
export const countOtherwise = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<
    (given: { count: number; counted: 'distance' | 'other'; odometer: 'km' | 'mi' | 'other' }) => string
  >('mf-service:vehicle-card.countOtherwise'),
);
/** in {mileage} */
export const inMileage = /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>(
  'mf-service:vehicle-card.inMileage',
);
/** {template} is {status} */
export const isNow = /* @__PURE__ */ __message__<
  (given: { status: string | number; template: string | number }) => string
>('mf-service:vehicle-card.isNow');
/** {mileage} to {name} */
export const leftTo = /* @__PURE__ */ __message__<
  (given: { mileage: string | number; name: string | number }) => string
>('mf-service:vehicle-card.leftTo');
/** Manage {schedule} */
export const manageNamed = /* @__PURE__ */ __message__<(given: { schedule: string | number }) => string>(
  'mf-service:vehicle-card.manageNamed',
);
/** Manage {schedule} of {vehicle} */
export const manageNamedOf = /* @__PURE__ */ __message__<
  (given: { schedule: string | number; vehicle: string | number }) => string
>('mf-service:vehicle-card.manageNamedOf');
/** Manage Schedule of {vehicle} */
export const manageOf = /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>(
  'mf-service:vehicle-card.manageOf',
);
/** {mileage} ago */
export const mileageAgo = /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>(
  'mf-service:vehicle-card.mileageAgo',
);
/** Mileage not known */
export const mileageNotKnown = /* @__PURE__ */ __message__<string>('mf-service:vehicle-card.mileageNotKnown');
/** Mileage progress */
export const mileageProgress = /* @__PURE__ */ __message__<string>('mf-service:vehicle-card.mileageProgress');
/** {count, plural, other {# more}} */
export const more = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:vehicle-card.more'),
);
/** {count, plural, other {# more by mileage}} */
export const moreByMileage = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:vehicle-card.moreByMileage'),
);
/** {name} and {count, plural, other {# more}} */
export const nameAndMore = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; name: string | number }) => string>(
    'mf-service:vehicle-card.nameAndMore',
  ),
);
/** No templates by mileage in this schedule */
export const noneByMileage = /* @__PURE__ */ __message__<string>('mf-service:vehicle-card.noneByMileage');
/** Mileage not known; next is {name} at {mileage} */
export const notKnownNext = /* @__PURE__ */ __message__<
  (given: { mileage: string | number; name: string | number }) => string
>('mf-service:vehicle-card.notKnownNext');
/** {percent}% of the way from {from} to {name} at {mileage} */
export const onTheWay = /* @__PURE__ */ __message__<
  (given: {
    from: string | number;
    mileage: string | number;
    name: string | number;
    percent: string | number;
  }) => string
>('mf-service:vehicle-card.onTheWay');
/** {percent}% of the way from {last} at {from} to {name} at {mileage} */
export const onTheWayFrom = /* @__PURE__ */ __message__<
  (given: {
    from: string | number;
    last: string | number;
    mileage: string | number;
    name: string | number;
    percent: string | number;
  }) => string
>('mf-service:vehicle-card.onTheWayFrom');
/** {count, plural, one {# template passed} other {# templates passed}} */
export const passed = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-service:vehicle-card.passed'),
);
/** reached */
export const reached = /* @__PURE__ */ __message__<string>('mf-service:vehicle-card.reached');
/** Status of {name} */
export const statusOf = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:vehicle-card.statusOf',
);
/** Templates by mileage */
export const templatesByMileage = /* @__PURE__ */ __message__<string>('mf-service:vehicle-card.templatesByMileage');
