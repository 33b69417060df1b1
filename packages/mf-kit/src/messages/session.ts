// Made of en/session.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Authentication error */
export const authenticationError = /* @__PURE__ */ __message__<string>('mf-kit:session.authenticationError');
