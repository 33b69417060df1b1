// Made of en/recurrence.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** At {unit, select, mi {{distance, plural, one {# mile} other {# miles}}} km {{distance, plural, one {# kilometer} other {# kilometers}}} other {{distance, plural, one {# hour} other {# hours}}}} */
export const atMileage = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { distance: number; unit: 'km' | 'mi' | 'other' }) => string>(
    'mf-service:recurrence.atMileage',
  ),
);
/** At ? {unit, select, mi {miles} km {kilometers} other {hours}} */
export const atUnknown = /* @__PURE__ */ __message__<(given: { unit: 'km' | 'mi' | 'other' }) => string>(
  'mf-service:recurrence.atUnknown',
);
/** Every {days, plural, one {# day} other {# days}}{months, plural, =0 {} one { (about # month)} other { (about # months)}} */
export const everyDays = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { days: number; months: number }) => string>('mf-service:recurrence.everyDays'),
);
/** Every {days, plural, one {# day} other {# days}}{months, plural, =0 {} one { (about # month)} other { (about # months)}} or {unit, select, mi {{distance, plural, one {# mile} other {# miles}}} km {{distance, plural, one {# kilometer} other {# kilometers}}} other {{distance, plural, one {# hour} other {# hours}}}} */
export const everyDaysOrDistance = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<
    (given: { days: number; distance: number; months: number; unit: 'km' | 'mi' | 'other' }) => string
  >('mf-service:recurrence.everyDaysOrDistance'),
);
/** Every {unit, select, mi {{distance, plural, one {# mile} other {# miles}}} km {{distance, plural, one {# kilometer} other {# kilometers}}} other {{distance, plural, one {# hour} other {# hours}}}} */
export const everyDistance = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { distance: number; unit: 'km' | 'mi' | 'other' }) => string>(
    'mf-service:recurrence.everyDistance',
  ),
);
/** Not specified */
export const notSpecified = /* @__PURE__ */ __message__<string>('mf-service:recurrence.notSpecified');
