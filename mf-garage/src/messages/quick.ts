// Made of en/quick.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Save */
export const save = /* @__PURE__ */ __message__<string>('mf-garage:quick.save');
/** What does the odometer show today? */
export const whichReading = /* @__PURE__ */ __message__<string>('mf-garage:quick.whichReading');
