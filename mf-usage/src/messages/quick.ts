// Made of en/quick.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** At {station} */
export const at = /* @__PURE__ */ __message__<(given: { station: string | number }) => string>('mf-usage:quick.at');
/** Complete it */
export const completeIt = /* @__PURE__ */ __message__<string>('mf-usage:quick.completeIt');
/** Fill-up in a hurry */
export const entry = /* @__PURE__ */ __message__<string>('mf-usage:quick.entry');
/** How much, and for how much? */
export const howMuch = /* @__PURE__ */ __message__<string>('mf-usage:quick.howMuch');
/** Written down in a hurry */
export const hurried = /* @__PURE__ */ __message__<string>('mf-usage:quick.hurried');
/** Add what is missing: the station, whether the tank was full, the receipt. Or say that it is complete as it is. */
export const hurriedText = /* @__PURE__ */ __message__<string>('mf-usage:quick.hurriedText');
/** Nothing is missing */
export const nothingMissing = /* @__PURE__ */ __message__<string>('mf-usage:quick.nothingMissing');
/** Save */
export const save = /* @__PURE__ */ __message__<string>('mf-usage:quick.save');
/** Fill-ups to complete */
export const toComplete = /* @__PURE__ */ __message__<string>('mf-usage:quick.toComplete');
/** What does the odometer show? */
export const whichOdometer = /* @__PURE__ */ __message__<string>('mf-usage:quick.whichOdometer');
