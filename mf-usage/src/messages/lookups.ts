// Made of en/lookups.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add Vehicle */
export const addVehicle = /* @__PURE__ */ __message__<string>('mf-usage:lookups.addVehicle');
/** Add a vehicle first. */
export const addVehicleFirst = /* @__PURE__ */ __message__<string>('mf-usage:lookups.addVehicleFirst');
/** A fill-up belongs to a vehicle, and there is none in your garage yet. */
export const needsVehicle = /* @__PURE__ */ __message__<string>('mf-usage:lookups.needsVehicle');
/** Failed to load vehicles */
export const vehiclesFailed = /* @__PURE__ */ __message__<string>('mf-usage:lookups.vehiclesFailed');
