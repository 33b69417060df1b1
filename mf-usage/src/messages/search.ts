// Made of en/search.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add Fill-up */
export const add = /* @__PURE__ */ __message__<string>('mf-usage:search.add');
/** Fill-ups */
export const fillUps = /* @__PURE__ */ __message__<string>('mf-usage:search.fillUps');
/** Failed to fetch fill-ups */
export const fillUpsFailed = /* @__PURE__ */ __message__<string>('mf-usage:search.fillUpsFailed');
