// Made of en/provider-buttons.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Continue with {provider} */
export const continueWith = /* @__PURE__ */ __message__<(given: { provider: string | number }) => string>(
  'shell:provider-buttons.continueWith',
);
/** Link {provider} */
export const link =
  /* @__PURE__ */ __message__<(given: { provider: string | number }) => string>('shell:provider-buttons.link');
/** Own providers */
export const providers = /* @__PURE__ */ __message__<string>('shell:provider-buttons.providers');
