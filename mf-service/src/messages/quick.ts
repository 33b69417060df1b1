// Made of en/quick.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** As last time: {amount} */
export const asLastTime =
  /* @__PURE__ */ __message__<(given: { amount: string | number }) => string>('mf-service:quick.asLastTime');
/** Complete it */
export const completeIt = /* @__PURE__ */ __message__<string>('mf-service:quick.completeIt');
/** Service in a hurry */
export const entry = /* @__PURE__ */ __message__<string>('mf-service:quick.entry');
/** Written down in a hurry */
export const hurried = /* @__PURE__ */ __message__<string>('mf-service:quick.hurried');
/** Add what is missing: parts, a report, photos. Or say that it is complete as it is. */
export const hurriedText = /* @__PURE__ */ __message__<string>('mf-service:quick.hurriedText');
/** last done {distance} ago */
export const lastAgo =
  /* @__PURE__ */ __message__<(given: { distance: string | number }) => string>('mf-service:quick.lastAgo');
/** {amount}, {date} */
export const lastCost =
  /* @__PURE__ */ __message__<(given: { amount: string | number; date: string | number }) => string>(
    'mf-service:quick.lastCost',
  );
/** Failed to update service event */
export const notChanged = /* @__PURE__ */ __message__<string>('mf-service:quick.notChanged');
/** Nothing is missing */
export const nothingMissing = /* @__PURE__ */ __message__<string>('mf-service:quick.nothingMissing');
/** {quantity} × {name} */
export const partTimes =
  /* @__PURE__ */ __message__<(given: { name: string | number; quantity: string | number }) => string>(
    'mf-service:quick.partTimes',
  );
/** Parts as last time: {parts} */
export const partsAsLastTime = /* @__PURE__ */ __message__<(given: { parts: string | number }) => string>(
  'mf-service:quick.partsAsLastTime',
);
/** Save */
export const save = /* @__PURE__ */ __message__<string>('mf-service:quick.save');
/** Something else */
export const somethingElse = /* @__PURE__ */ __message__<string>('mf-service:quick.somethingElse');
/** Service to complete */
export const toComplete = /* @__PURE__ */ __message__<string>('mf-service:quick.toComplete');
/** today */
export const today = /* @__PURE__ */ __message__<string>('mf-service:quick.today');
/** {name} · {vehicle} */
export const understood =
  /* @__PURE__ */ __message__<(given: { name: string | number; vehicle: string | number }) => string>(
    'mf-service:quick.understood',
  );
/** Used before */
export const usedBefore = /* @__PURE__ */ __message__<string>('mf-service:quick.usedBefore');
/** Usually: {interval} */
export const usually =
  /* @__PURE__ */ __message__<(given: { interval: string | number }) => string>('mf-service:quick.usually');
/** What did it cost? */
export const whatDidItCost = /* @__PURE__ */ __message__<string>('mf-service:quick.whatDidItCost');
/** What was done? */
export const whatWasDone = /* @__PURE__ */ __message__<string>('mf-service:quick.whatWasDone');
/** What does the odometer show? */
export const whichMileage = /* @__PURE__ */ __message__<string>('mf-service:quick.whichMileage');
/** which one? {at} of {of} */
export const whichOne =
  /* @__PURE__ */ __message__<(given: { at: string | number; of: string | number }) => string>(
    'mf-service:quick.whichOne',
  );
/** Write down */
export const writeDown = /* @__PURE__ */ __message__<string>('mf-service:quick.writeDown');
