// Made of en/events.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add parts by editing this service event. */
export const addPartsByEditing = /* @__PURE__ */ __message__<string>('mf-service:events.addPartsByEditing');
/** All services */
export const allServices = /* @__PURE__ */ __message__<string>('mf-service:events.allServices');
/** All statuses */
export const allStatuses = /* @__PURE__ */ __message__<string>('mf-service:events.allStatuses');
/** All types */
export const allTypes = /* @__PURE__ */ __message__<string>('mf-service:events.allTypes');
/** All vehicles */
export const allVehicles = /* @__PURE__ */ __message__<string>('mf-service:events.allVehicles');
/** Cost */
export const cost = /* @__PURE__ */ __message__<string>('mf-service:events.cost');
/** Failed to create service event */
export const createFailed = /* @__PURE__ */ __message__<string>('mf-service:events.createFailed');
/** Date */
export const date = /* @__PURE__ */ __message__<string>('mf-service:events.date');
/** Date performed */
export const datePerformed = /* @__PURE__ */ __message__<string>('mf-service:events.datePerformed');
/** Failed to delete service event */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-service:events.deleteFailed');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-service:events.description');
/** An oil change, a repair, a new set of tyres: each entry makes the history worth more. */
export const eachEntry = /* @__PURE__ */ __message__<string>('mf-service:events.eachEntry');
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('mf-service:events.edit');
/** Service events of this vehicle */
export const eventsOfVehicle = /* @__PURE__ */ __message__<string>('mf-service:events.eventsOfVehicle');
/** Failed to fetch service event */
export const fetchEventFailed = /* @__PURE__ */ __message__<string>('mf-service:events.fetchEventFailed');
/** Failed to fetch service events */
export const fetchEventsFailed = /* @__PURE__ */ __message__<string>('mf-service:events.fetchEventsFailed');
/** Filter service events */
export const filterEvents = /* @__PURE__ */ __message__<string>('mf-service:events.filterEvents');
/** Log the first one, and this vehicle's history begins. */
export const historyBegins = /* @__PURE__ */ __message__<string>('mf-service:events.historyBegins');
/** Last services */
export const lastServices = /* @__PURE__ */ __message__<string>('mf-service:events.lastServices');
/** Loading service event... */
export const loadingEvent = /* @__PURE__ */ __message__<string>('mf-service:events.loadingEvent');
/** Loading service events... */
export const loadingEvents = /* @__PURE__ */ __message__<string>('mf-service:events.loadingEvents');
/** Log Your First Service Event */
export const logFirst = /* @__PURE__ */ __message__<string>('mf-service:events.logFirst');
/** Log Service Event */
export const logServiceEvent = /* @__PURE__ */ __message__<string>('mf-service:events.logServiceEvent');
/** Manufacturer */
export const manufacturer = /* @__PURE__ */ __message__<string>('mf-service:events.manufacturer');
/** Mileage */
export const mileage = /* @__PURE__ */ __message__<string>('mf-service:events.mileage');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-service:events.name');
/** No date */
export const noDate = /* @__PURE__ */ __message__<string>('mf-service:events.noDate');
/** No description provided */
export const noDescription = /* @__PURE__ */ __message__<string>('mf-service:events.noDescription');
/** No service events yet. */
export const noEvents = /* @__PURE__ */ __message__<string>('mf-service:events.noEvents');
/** No service events found matching your filters. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-service:events.noMatch');
/** No parts used. */
export const noParts = /* @__PURE__ */ __message__<string>('mf-service:events.noParts');
/** No report written */
export const noReport = /* @__PURE__ */ __message__<string>('mf-service:events.noReport');
/** No service events recorded yet. */
export const noneRecorded = /* @__PURE__ */ __message__<string>('mf-service:events.noneRecorded');
/** Service event not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-service:events.notFound');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-service:events.notes');
/** Service event marked as completed. Any associated parts are now marked as installed. */
export const nowCompleted = /* @__PURE__ */ __message__<string>('mf-service:events.nowCompleted');
/** Service event status updated to Overdue. */
export const nowOverdue = /* @__PURE__ */ __message__<string>('mf-service:events.nowOverdue');
/** Service event status updated to Upcoming. */
export const nowUpcoming = /* @__PURE__ */ __message__<string>('mf-service:events.nowUpcoming');
/** Part */
export const part = /* @__PURE__ */ __message__<string>('mf-service:events.part');
/** Part number */
export const partNumber = /* @__PURE__ */ __message__<string>('mf-service:events.partNumber');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('mf-service:events.parts');
/** Quantity */
export const quantity = /* @__PURE__ */ __message__<string>('mf-service:events.quantity');
/** Report */
export const report = /* @__PURE__ */ __message__<string>('mf-service:events.report');
/** Name, description, make or model */
export const searchedIn = /* @__PURE__ */ __message__<string>('mf-service:events.searchedIn');
/** Service */
export const service = /* @__PURE__ */ __message__<string>('mf-service:events.service');
/** Service events */
export const serviceEvents = /* @__PURE__ */ __message__<string>('mf-service:events.serviceEvents');
/** Sort by */
export const sortBy = /* @__PURE__ */ __message__<string>('mf-service:events.sortBy');
/** Date, newest first */
export const sortDate = /* @__PURE__ */ __message__<string>('mf-service:events.sortDate');
/** Status */
export const status = /* @__PURE__ */ __message__<string>('mf-service:events.status');
/** Everything that was done to your vehicles, and what is still ahead. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-service:events.subtitle');
/** Template */
export const template = /* @__PURE__ */ __message__<string>('mf-service:events.template');
/** Template information unavailable */
export const templateUnavailable = /* @__PURE__ */ __message__<string>('mf-service:events.templateUnavailable');
/** Service History */
export const title = /* @__PURE__ */ __message__<string>('mf-service:events.title');
/** Type */
export const type = /* @__PURE__ */ __message__<string>('mf-service:events.type');
/** Failed to update service event */
export const updateFailed = /* @__PURE__ */ __message__<string>('mf-service:events.updateFailed');
/** Failed to update service event status */
export const updateStatusFailed = /* @__PURE__ */ __message__<string>('mf-service:events.updateStatusFailed');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-service:events.vehicle');
/** What was done to this vehicle last will stand here. */
export const willStandHere = /* @__PURE__ */ __message__<string>('mf-service:events.willStandHere');
