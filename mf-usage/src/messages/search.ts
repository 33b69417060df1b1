// Made of en/search.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add Fill-up */
export const add = /* @__PURE__ */ __message__<string>('mf-usage:search.add');
/** Tyres and components */
export const components = /* @__PURE__ */ __message__<string>('mf-usage:search.components');
/** Failed to fetch components */
export const componentsFailed = /* @__PURE__ */ __message__<string>('mf-usage:search.componentsFailed');
/** Fill-ups */
export const fillUps = /* @__PURE__ */ __message__<string>('mf-usage:search.fillUps');
/** Failed to fetch fill-ups */
export const fillUpsFailed = /* @__PURE__ */ __message__<string>('mf-usage:search.fillUpsFailed');
/** Track sessions */
export const sessions = /* @__PURE__ */ __message__<string>('mf-usage:search.sessions');
/** Failed to fetch sessions */
export const sessionsFailed = /* @__PURE__ */ __message__<string>('mf-usage:search.sessionsFailed');
