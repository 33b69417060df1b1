// Made of en/calendar.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Calendar */
export const calendar = /* @__PURE__ */ __message__<string>('mf-kit:calendar.calendar');
/** Choose a day */
export const chooseDay = /* @__PURE__ */ __message__<string>('mf-kit:calendar.chooseDay');
/** Month */
export const month = /* @__PURE__ */ __message__<string>('mf-kit:calendar.month');
/** Next month */
export const nextMonth = /* @__PURE__ */ __message__<string>('mf-kit:calendar.nextMonth');
/** Previous month */
export const previousMonth = /* @__PURE__ */ __message__<string>('mf-kit:calendar.previousMonth');
/** Year */
export const year = /* @__PURE__ */ __message__<string>('mf-kit:calendar.year');
