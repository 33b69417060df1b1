// Made of en/lookups.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add Vehicle */
export const addVehicle = /* @__PURE__ */ __message__<string>('mf-service:lookups.addVehicle');
/** Error fetching vehicle parts */
export const fetchPartsFailed = /* @__PURE__ */ __message__<string>('mf-service:lookups.fetchPartsFailed');
/** Error fetching service event templates */
export const fetchTemplatesFailed = /* @__PURE__ */ __message__<string>('mf-service:lookups.fetchTemplatesFailed');
/** Failed to fetch vehicles */
export const fetchVehiclesFailed = /* @__PURE__ */ __message__<string>('mf-service:lookups.fetchVehiclesFailed');
/** No vehicles found. */
export const noVehicles = /* @__PURE__ */ __message__<string>('mf-service:lookups.noVehicles');
/** Photos cannot be sent right now. Try again in a moment. */
export const photosCannotBeSent = /* @__PURE__ */ __message__<string>('mf-service:lookups.photosCannotBeSent');
/** Select a vehicle */
export const selectVehicle = /* @__PURE__ */ __message__<string>('mf-service:lookups.selectVehicle');
/** Template information unavailable */
export const templateUnavailable = /* @__PURE__ */ __message__<string>('mf-service:lookups.templateUnavailable');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-service:lookups.vehicle');
/** The vehicle cannot be changed. */
export const vehicleLocked = /* @__PURE__ */ __message__<string>('mf-service:lookups.vehicleLocked');
