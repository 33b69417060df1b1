// Made of en/unsubscribe.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** No more reminders come by mail. You can turn them on again in your settings. */
export const done = /* @__PURE__ */ __message__<string>('shell:unsubscribe.done');
/** Failed to end the mails */
export const failed = /* @__PURE__ */ __message__<string>('shell:unsubscribe.failed');
/** Send me no more of these */
export const press = /* @__PURE__ */ __message__<string>('shell:unsubscribe.press');
/** Carnet will send you no more mails about what is due. Notifications and your calendar go on. */
export const text = /* @__PURE__ */ __message__<string>('shell:unsubscribe.text');
/** Reminders by mail */
export const title = /* @__PURE__ */ __message__<string>('shell:unsubscribe.title');
