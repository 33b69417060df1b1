// Made of en/common.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** All vehicles */
export const allVehicles = /* @__PURE__ */ __message__<string>('mf-usage:common.allVehicles');
/** Amount */
export const amount = /* @__PURE__ */ __message__<string>('mf-usage:common.amount');
/** Date */
export const date = /* @__PURE__ */ __message__<string>('mf-usage:common.date');
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('mf-usage:common.edit');
/** Energy */
export const energy = /* @__PURE__ */ __message__<string>('mf-usage:common.energy');
/** Error: */
export const error = /* @__PURE__ */ __message__<string>('mf-usage:common.error');
/** No */
export const no = /* @__PURE__ */ __message__<string>('mf-usage:common.no');
/** Odometer */
export const odometer = /* @__PURE__ */ __message__<string>('mf-usage:common.odometer');
/** Price */
export const price = /* @__PURE__ */ __message__<string>('mf-usage:common.price');
/** Station */
export const station = /* @__PURE__ */ __message__<string>('mf-usage:common.station');
/** Total */
export const total = /* @__PURE__ */ __message__<string>('mf-usage:common.total');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-usage:common.vehicle');
/** Yes */
export const yes = /* @__PURE__ */ __message__<string>('mf-usage:common.yes');
