// Made of en/dates.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** about {date} */
export const about = /* @__PURE__ */ __message__<(given: { date: string | number }) => string>('mf-kit:dates.about');
/** {decade}s */
export const decade =
  /* @__PURE__ */ __message__<(given: { decade: string | number }) => string>('mf-kit:dates.decade');
/** {date} or earlier */
export const orEarlier =
  /* @__PURE__ */ __message__<(given: { date: string | number }) => string>('mf-kit:dates.orEarlier');
/** {date} or later */
export const orLater =
  /* @__PURE__ */ __message__<(given: { date: string | number }) => string>('mf-kit:dates.orLater');
/** possibly {date} */
export const possibly =
  /* @__PURE__ */ __message__<(given: { date: string | number }) => string>('mf-kit:dates.possibly');
/** possibly about {date} */
export const possiblyAbout =
  /* @__PURE__ */ __message__<(given: { date: string | number }) => string>('mf-kit:dates.possiblyAbout');
/** {from} – {to} */
export const span =
  /* @__PURE__ */ __message__<(given: { from: string | number; to: string | number }) => string>('mf-kit:dates.span');
/** {from}–{to} */
export const years =
  /* @__PURE__ */ __message__<(given: { from: string | number; to: string | number }) => string>('mf-kit:dates.years');
