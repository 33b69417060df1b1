// Made of en/quick.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Back */
export const back = /* @__PURE__ */ __message__<string>('mf-kit:quick.back');
/** Change {question}: {answer} */
export const change =
  /* @__PURE__ */ __message__<(given: { answer: string | number; question: string | number }) => string>(
    'mf-kit:quick.change',
  );
/** Next */
export const next = /* @__PURE__ */ __message__<string>('mf-kit:quick.next');
/** Nothing */
export const nothing = /* @__PURE__ */ __message__<string>('mf-kit:quick.nothing');
