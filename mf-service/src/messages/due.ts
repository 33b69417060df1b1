// Made of en/due.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Actions */
export const actions = /* @__PURE__ */ __message__<string>('mf-service:due.actions');
/** All statuses */
export const allStatuses = /* @__PURE__ */ __message__<string>('mf-service:due.allStatuses');
/** All that is due */
export const allThatIsDue = /* @__PURE__ */ __message__<string>('mf-service:due.allThatIsDue');
/** All vehicles */
export const allVehicles = /* @__PURE__ */ __message__<string>('mf-service:due.allVehicles');
/** What is due */
export const caption = /* @__PURE__ */ __message__<string>('mf-service:due.caption');
/** Complete */
export const complete = /* @__PURE__ */ __message__<string>('mf-service:due.complete');
/** Distance */
export const distance = /* @__PURE__ */ __message__<string>('mf-service:due.distance');
/** Due */
export const dueAt = /* @__PURE__ */ __message__<string>('mf-service:due.dueAt');
/** Expected */
export const expected = /* @__PURE__ */ __message__<string>('mf-service:due.expected');
/** What falls due on a schedule of your vehicles shows here. */
export const fallsDueHere = /* @__PURE__ */ __message__<string>('mf-service:due.fallsDueHere');
/** Failed to fetch service events */
export const fetchEventsFailed = /* @__PURE__ */ __message__<string>('mf-service:due.fetchEventsFailed');
/** Failed to fetch what is due */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-service:due.fetchFailed');
/** Filter what is due */
export const filter = /* @__PURE__ */ __message__<string>('mf-service:due.filter');
/** Give a vehicle a schedule with templates, and it tells here what comes next. */
export const giveASchedule = /* @__PURE__ */ __message__<string>('mf-service:due.giveASchedule');
/** Loading what is due... */
export const loading = /* @__PURE__ */ __message__<string>('mf-service:due.loading');
/** Needs attention */
export const needsAttention = /* @__PURE__ */ __message__<string>('mf-service:due.needsAttention');
/** No entries found matching your filters. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-service:due.noMatch');
/** Nothing is due. */
export const nothingDue = /* @__PURE__ */ __message__<string>('mf-service:due.nothingDue');
/** Nothing needs attention */
export const nothingNeedsAttention = /* @__PURE__ */ __message__<string>('mf-service:due.nothingNeedsAttention');
/** Planned service event, no date */
export const plannedEventNoDate = /* @__PURE__ */ __message__<string>('mf-service:due.plannedEventNoDate');
/** Planned for no day yet */
export const plannedNoDay = /* @__PURE__ */ __message__<string>('mf-service:due.plannedNoDay');
/** Put templates on a schedule of this vehicle, or log a service event as Upcoming, and it shows here. */
export const putTemplates = /* @__PURE__ */ __message__<string>('mf-service:due.putTemplates');
/** Schedules */
export const schedules = /* @__PURE__ */ __message__<string>('mf-service:due.schedules');
/** Service */
export const service = /* @__PURE__ */ __message__<string>('mf-service:due.service');
/** Service History */
export const serviceHistory = /* @__PURE__ */ __message__<string>('mf-service:due.serviceHistory');
/** Service Schedules */
export const serviceSchedules = /* @__PURE__ */ __message__<string>('mf-service:due.serviceSchedules');
/** Status */
export const status = /* @__PURE__ */ __message__<string>('mf-service:due.status');
/** What the active schedules of your vehicles ask for, the most urgent first. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-service:due.subtitle');
/** What Is Due */
export const title = /* @__PURE__ */ __message__<string>('mf-service:due.title');
/** Upcoming Maintenance */
export const upcomingMaintenance = /* @__PURE__ */ __message__<string>('mf-service:due.upcomingMaintenance');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-service:due.vehicle');
