// Made of en/extensions.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Failed to fetch recent activity */
export const activityFailed = /* @__PURE__ */ __message__<string>('mf-records:extensions.activityFailed');
/** Failed to fetch costs */
export const costsFailed = /* @__PURE__ */ __message__<string>('mf-records:extensions.costsFailed');
/** {count, plural, one {# issue} other {# issues}} */
export const countedIssues = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:extensions.countedIssues'),
);
/** {count, plural, one {# modification} other {# modifications}} */
export const countedModifications = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:extensions.countedModifications'),
);
/** {count, plural, one {# track day} other {# track days}} */
export const countedTrackDays = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:extensions.countedTrackDays'),
);
/** Issue reported */
export const issueReported = /* @__PURE__ */ __message__<string>('mf-records:extensions.issueReported');
/** Issue resolved */
export const issueResolved = /* @__PURE__ */ __message__<string>('mf-records:extensions.issueResolved');
/** Issues */
export const issues = /* @__PURE__ */ __message__<string>('mf-records:extensions.issues');
/** Failed to count issues */
export const issuesNotCounted = /* @__PURE__ */ __message__<string>('mf-records:extensions.issuesNotCounted');
/** Modification completed */
export const modificationCompleted = /* @__PURE__ */ __message__<string>('mf-records:extensions.modificationCompleted');
/** Modification recorded */
export const modificationRecorded = /* @__PURE__ */ __message__<string>('mf-records:extensions.modificationRecorded');
/** Modification started */
export const modificationStarted = /* @__PURE__ */ __message__<string>('mf-records:extensions.modificationStarted');
/** Modifications */
export const modifications = /* @__PURE__ */ __message__<string>('mf-records:extensions.modifications');
/** Failed to count modifications */
export const modificationsNotCounted = /* @__PURE__ */ __message__<string>(
  'mf-records:extensions.modificationsNotCounted',
);
/** issues */
export const severalIssues = /* @__PURE__ */ __message__<string>('mf-records:extensions.severalIssues');
/** modifications */
export const severalModifications = /* @__PURE__ */ __message__<string>('mf-records:extensions.severalModifications');
/** track days */
export const severalTrackDays = /* @__PURE__ */ __message__<string>('mf-records:extensions.severalTrackDays');
/** Track day */
export const trackDay = /* @__PURE__ */ __message__<string>('mf-records:extensions.trackDay');
/** Track days */
export const trackDays = /* @__PURE__ */ __message__<string>('mf-records:extensions.trackDays');
/** Failed to count track days */
export const trackDaysNotCounted = /* @__PURE__ */ __message__<string>('mf-records:extensions.trackDaysNotCounted');
