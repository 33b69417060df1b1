// Made of en/lookups.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add Vehicle */
export const addVehicle = /* @__PURE__ */ __message__<string>('mf-records:lookups.addVehicle');
/** Add a vehicle first. */
export const addVehicleFirst = /* @__PURE__ */ __message__<string>('mf-records:lookups.addVehicleFirst');
/** Aftermarket */
export const aftermarket = /* @__PURE__ */ __message__<string>('mf-records:lookups.aftermarket');
/** Completed */
export const completed = /* @__PURE__ */ __message__<string>('mf-records:lookups.completed');
/** Failed to fetch service events */
export const eventsFailed = /* @__PURE__ */ __message__<string>('mf-records:lookups.eventsFailed');
/** In Storage */
export const inStorage = /* @__PURE__ */ __message__<string>('mf-records:lookups.inStorage');
/** Installed */
export const installed = /* @__PURE__ */ __message__<string>('mf-records:lookups.installed');
/** Last known: {mileage} */
export const lastKnown =
  /* @__PURE__ */ __message__<(given: { mileage: string | number }) => string>('mf-records:lookups.lastKnown');
/** Modification */
export const modification = /* @__PURE__ */ __message__<string>('mf-records:lookups.modification');
/** OEM */
export const oem = /* @__PURE__ */ __message__<string>('mf-records:lookups.oem');
/** Other */
export const other = /* @__PURE__ */ __message__<string>('mf-records:lookups.other');
/** Overdue */
export const overdue = /* @__PURE__ */ __message__<string>('mf-records:lookups.overdue');
/** Error fetching vehicle parts */
export const partsFailed = /* @__PURE__ */ __message__<string>('mf-records:lookups.partsFailed');
/** Planned */
export const planned = /* @__PURE__ */ __message__<string>('mf-records:lookups.planned');
/** Regular Maintenance */
export const regularMaintenance = /* @__PURE__ */ __message__<string>('mf-records:lookups.regularMaintenance');
/** Repair */
export const repair = /* @__PURE__ */ __message__<string>('mf-records:lookups.repair');
/** Select a vehicle */
export const selectVehicle = /* @__PURE__ */ __message__<string>('mf-records:lookups.selectVehicle');
/** Upcoming */
export const upcoming = /* @__PURE__ */ __message__<string>('mf-records:lookups.upcoming');
/** The vehicle cannot be changed. */
export const vehicleLocked = /* @__PURE__ */ __message__<string>('mf-records:lookups.vehicleLocked');
/** Failed to load vehicles */
export const vehiclesFailed = /* @__PURE__ */ __message__<string>('mf-records:lookups.vehiclesFailed');
