// Made of en/activity.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Failed to fetch recent activity */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:activity.fetchFailed');
/** Loading recent activity... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:activity.loading');
/** {things} could not be loaded. */
export const notLoaded =
  /* @__PURE__ */ __message__<(given: { things: string | number }) => string>('mf-garage:activity.notLoaded');
/** Nothing has happened yet. */
export const nothingHappened = /* @__PURE__ */ __message__<string>('mf-garage:activity.nothingHappened');
/** Part */
export const part = /* @__PURE__ */ __message__<string>('mf-garage:activity.part');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('mf-garage:activity.parts');
/** Recent Activity */
export const recentActivity = /* @__PURE__ */ __message__<string>('mf-garage:activity.recentActivity');
/** Log a service event, add a part or record a modification, and it shows here. */
export const showsHere = /* @__PURE__ */ __message__<string>('mf-garage:activity.showsHere');
/** Try again */
export const tryAgain = /* @__PURE__ */ __message__<string>('mf-garage:activity.tryAgain');
