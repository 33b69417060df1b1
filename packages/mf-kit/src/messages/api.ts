// Made of en/api.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** No answer came in time. Try again: nothing is lost, or saved twice. */
export const noAnswerInTime = /* @__PURE__ */ __message__<string>('mf-kit:api.noAnswerInTime');
/** Something went wrong. Please try again. */
export const somethingWentWrong = /* @__PURE__ */ __message__<string>('mf-kit:api.somethingWentWrong');
