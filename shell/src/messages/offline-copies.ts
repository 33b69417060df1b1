// Made of en/offline-copies.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** This browser does not let Carnet change that */
export const failed = /* @__PURE__ */ __message__<string>('shell:offline-copies.failed');
/** Until you sign out. Turn it off on a computer that is not yours. */
export const hint = /* @__PURE__ */ __message__<string>('shell:offline-copies.hint');
/** Keep what I see in this browser for when there is no network */
export const label = /* @__PURE__ */ __message__<string>('shell:offline-copies.label');
/** What you see can be kept for when there is no network only where Carnet is open over https. */
export const overHttp = /* @__PURE__ */ __message__<string>('shell:offline-copies.overHttp');
