// Made of en/values.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Active */
export const active = /* @__PURE__ */ __message__<string>('mf-service:values.active');
/** Done */
export const done = /* @__PURE__ */ __message__<string>('mf-service:values.done');
/** Due */
export const due = /* @__PURE__ */ __message__<string>('mf-service:values.due');
/** Completed */
export const eventCompleted = /* @__PURE__ */ __message__<string>('mf-service:values.eventCompleted');
/** In Storage */
export const inStorage = /* @__PURE__ */ __message__<string>('mf-service:values.inStorage');
/** In Work */
export const inWork = /* @__PURE__ */ __message__<string>('mf-service:values.inWork');
/** Inactive */
export const inactive = /* @__PURE__ */ __message__<string>('mf-service:values.inactive');
/** Installation */
export const installation = /* @__PURE__ */ __message__<string>('mf-service:values.installation');
/** Installed */
export const installed = /* @__PURE__ */ __message__<string>('mf-service:values.installed');
/** Maintenance */
export const maintenance = /* @__PURE__ */ __message__<string>('mf-service:values.maintenance');
/** Modification */
export const modification = /* @__PURE__ */ __message__<string>('mf-service:values.modification');
/** Open */
export const open = /* @__PURE__ */ __message__<string>('mf-service:values.open');
/** Other */
export const other = /* @__PURE__ */ __message__<string>('mf-service:values.other');
/** Overdue */
export const overdue = /* @__PURE__ */ __message__<string>('mf-service:values.overdue');
/** Periodic */
export const periodic = /* @__PURE__ */ __message__<string>('mf-service:values.periodic');
/** Planned */
export const planned = /* @__PURE__ */ __message__<string>('mf-service:values.planned');
/** Regular Maintenance */
export const regularMaintenance = /* @__PURE__ */ __message__<string>('mf-service:values.regularMaintenance');
/** Repair */
export const repair = /* @__PURE__ */ __message__<string>('mf-service:values.repair');
/** Skipped */
export const skipped = /* @__PURE__ */ __message__<string>('mf-service:values.skipped');
/** Completed */
export const templateCompleted = /* @__PURE__ */ __message__<string>('mf-service:values.templateCompleted');
/** Total Mileage */
export const totalMileage = /* @__PURE__ */ __message__<string>('mf-service:values.totalMileage');
/** Upcoming */
export const upcoming = /* @__PURE__ */ __message__<string>('mf-service:values.upcoming');
