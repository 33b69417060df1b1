// Made of en/due-until.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** No service is due by then. */
export const none = /* @__PURE__ */ __message__<string>('mf-service:due-until.none');
/** Service until then */
export const title = /* @__PURE__ */ __message__<string>('mf-service:due-until.title');
