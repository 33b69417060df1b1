// Made of en/garage-link.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Opening the garage... */
export const loading = /* @__PURE__ */ __message__<string>('shell:garage-link.loading');
/** This garage is not shared with you */
export const over = /* @__PURE__ */ __message__<string>('shell:garage-link.over');
/** Its owner has ended it, or you are signed in with another account. */
export const overExplained = /* @__PURE__ */ __message__<string>('shell:garage-link.overExplained');
/** A shared garage */
export const title = /* @__PURE__ */ __message__<string>('shell:garage-link.title');
/** Shared garages */
export const toSharing = /* @__PURE__ */ __message__<string>('shell:garage-link.toSharing');
