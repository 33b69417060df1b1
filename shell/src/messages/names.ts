// Made of en/names.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** given */
export const order = /* @__PURE__ */ __message__<string>('shell:names.order');
