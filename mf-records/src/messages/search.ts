// Made of en/search.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Documents */
export const documents = /* @__PURE__ */ __message__<string>('mf-records:search.documents');
/** Error fetching documents */
export const documentsFailed = /* @__PURE__ */ __message__<string>('mf-records:search.documentsFailed');
/** Issues */
export const issues = /* @__PURE__ */ __message__<string>('mf-records:search.issues');
/** Error fetching issues */
export const issuesFailed = /* @__PURE__ */ __message__<string>('mf-records:search.issuesFailed');
/** Modifications */
export const modifications = /* @__PURE__ */ __message__<string>('mf-records:search.modifications');
/** Error fetching modifications */
export const modificationsFailed = /* @__PURE__ */ __message__<string>('mf-records:search.modificationsFailed');
/** New Issue */
export const newIssue = /* @__PURE__ */ __message__<string>('mf-records:search.newIssue');
/** New Modification */
export const newModification = /* @__PURE__ */ __message__<string>('mf-records:search.newModification');
/** New Track Day */
export const newTrackDay = /* @__PURE__ */ __message__<string>('mf-records:search.newTrackDay');
/** Track days */
export const trackDays = /* @__PURE__ */ __message__<string>('mf-records:search.trackDays');
/** Failed to fetch track days */
export const trackDaysFailed = /* @__PURE__ */ __message__<string>('mf-records:search.trackDaysFailed');
