// Made of en/garage.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Back to my garage */
export const back = /* @__PURE__ */ __message__<string>('shell:garage.back');
/** Garage */
export const garage = /* @__PURE__ */ __message__<string>('shell:garage.garage');
/** {name}’s garage */
export const garageOf =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('shell:garage.garageOf');
/** {name}’s garage is not shared with you any more. */
export const over = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('shell:garage.over');
/** No longer shared */
export const overTitle = /* @__PURE__ */ __message__<string>('shell:garage.overTitle');
/** My garage */
export const own = /* @__PURE__ */ __message__<string>('shell:garage.own');
