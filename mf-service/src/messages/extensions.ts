// Made of en/extensions.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Failed to count service events */
export const countEventsFailed = /* @__PURE__ */ __message__<string>('mf-service:extensions.countEventsFailed');
/** Failed to count service schedules */
export const countSchedulesFailed = /* @__PURE__ */ __message__<string>('mf-service:extensions.countSchedulesFailed');
/** Create New Template */
export const createTemplate = /* @__PURE__ */ __message__<string>('mf-service:extensions.createTemplate');
/** Event templates */
export const eventTemplates = /* @__PURE__ */ __message__<string>('mf-service:extensions.eventTemplates');
/** Failed to fetch recent activity */
export const fetchActivityFailed = /* @__PURE__ */ __message__<string>('mf-service:extensions.fetchActivityFailed');
/** Failed to fetch costs */
export const fetchCostsFailed = /* @__PURE__ */ __message__<string>('mf-service:extensions.fetchCostsFailed');
/** Failed to fetch service events */
export const fetchEventsFailed = /* @__PURE__ */ __message__<string>('mf-service:extensions.fetchEventsFailed');
/** Failed to fetch service schedules */
export const fetchSchedulesFailed = /* @__PURE__ */ __message__<string>('mf-service:extensions.fetchSchedulesFailed');
/** Error fetching service event templates */
export const fetchTemplatesFailed = /* @__PURE__ */ __message__<string>('mf-service:extensions.fetchTemplatesFailed');
/** Import a history */
export const importHistory = /* @__PURE__ */ __message__<string>('mf-service:extensions.importHistory');
/** Inactive */
export const inactive = /* @__PURE__ */ __message__<string>('mf-service:extensions.inactive');
/** Log Service Event */
export const logServiceEvent = /* @__PURE__ */ __message__<string>('mf-service:extensions.logServiceEvent');
/** Schedules */
export const schedules = /* @__PURE__ */ __message__<string>('mf-service:extensions.schedules');
/** Service */
export const service = /* @__PURE__ */ __message__<string>('mf-service:extensions.service');
/** Service events */
export const serviceEvents = /* @__PURE__ */ __message__<string>('mf-service:extensions.serviceEvents');
