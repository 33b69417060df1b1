// Made of en/activation.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Activate {name} */
export const activateNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:activation.activateNamed',
);
/** Deactivate {name} */
export const deactivateNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:activation.deactivateNamed',
);
/** {name} is active: what is on it falls due. */
export const isActive = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:activation.isActive',
);
/** {name} is inactive: nothing on it falls due. */
export const isInactive = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-service:activation.isInactive',
);
