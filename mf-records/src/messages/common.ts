// Made of en/common.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** All */
export const all = /* @__PURE__ */ __message__<string>('mf-records:common.all');
/** All vehicles */
export const allVehicles = /* @__PURE__ */ __message__<string>('mf-records:common.allVehicles');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-records:common.description');
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('mf-records:common.edit');
/** Error: */
export const error = /* @__PURE__ */ __message__<string>('mf-records:common.error');
/** Last updated */
export const lastUpdated = /* @__PURE__ */ __message__<string>('mf-records:common.lastUpdated');
/** Manufacturer */
export const manufacturer = /* @__PURE__ */ __message__<string>('mf-records:common.manufacturer');
/** Mileage */
export const mileage = /* @__PURE__ */ __message__<string>('mf-records:common.mileage');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-records:common.name');
/** No date */
export const noDate = /* @__PURE__ */ __message__<string>('mf-records:common.noDate');
/** No description provided */
export const noDescription = /* @__PURE__ */ __message__<string>('mf-records:common.noDescription');
/** Part Number */
export const partNumber = /* @__PURE__ */ __message__<string>('mf-records:common.partNumber');
/** Remove */
export const remove = /* @__PURE__ */ __message__<string>('mf-records:common.remove');
/** Remove {name} */
export const removeNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:common.removeNamed',
);
/** Service Event #{id} */
export const serviceEvent = /* @__PURE__ */ __message__<(given: { id: string | number }) => string>(
  'mf-records:common.serviceEvent',
);
/** Status */
export const status = /* @__PURE__ */ __message__<string>('mf-records:common.status');
/** Type */
export const type = /* @__PURE__ */ __message__<string>('mf-records:common.type');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-records:common.vehicle');
