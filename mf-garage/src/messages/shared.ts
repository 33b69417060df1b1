// Made of en/shared.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** {first} and {last} */
export const and =
  /* @__PURE__ */ __message__<(given: { first: string | number; last: string | number }) => string>(
    'mf-garage:shared.and',
  );
/** {first}, {next} */
export const comma =
  /* @__PURE__ */ __message__<(given: { first: string | number; next: string | number }) => string>(
    'mf-garage:shared.comma',
  );
