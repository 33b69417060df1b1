// Made of en/schedules.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Activate */
export const activate = /* @__PURE__ */ __message__<string>('mf-service:schedules.activate');
/** Active Schedules */
export const activeSchedules = /* @__PURE__ */ __message__<string>('mf-service:schedules.activeSchedules');
/** How far each vehicle is from its last template to the next, by mileage. */
export const activeSubtitle = /* @__PURE__ */ __message__<string>('mf-service:schedules.activeSubtitle');
/** Add Templates */
export const addTemplates = /* @__PURE__ */ __message__<string>('mf-service:schedules.addTemplates');
/** Add what this vehicle needs. Each template says how often, or at which mileage. */
export const addWhatIsNeeded = /* @__PURE__ */ __message__<string>('mf-service:schedules.addWhatIsNeeded');
/** Failed to associate templates with schedule. Please try again. */
export const associateFailed = /* @__PURE__ */ __message__<string>('mf-service:schedules.associateFailed');
/** A service schedule belongs to a vehicle, and there is none in your garage yet. */
export const belongs = /* @__PURE__ */ __message__<string>('mf-service:schedules.belongs');
/** Create Schedule */
export const create = /* @__PURE__ */ __message__<string>('mf-service:schedules.create');
/** Error creating service schedule */
export const createFailed = /* @__PURE__ */ __message__<string>('mf-service:schedules.createFailed');
/** Create a schedule for a vehicle, or activate one that is there. */
export const createOrActivate = /* @__PURE__ */ __message__<string>('mf-service:schedules.createOrActivate');
/** Created */
export const created = /* @__PURE__ */ __message__<string>('mf-service:schedules.created');
/** Deactivate */
export const deactivate = /* @__PURE__ */ __message__<string>('mf-service:schedules.deactivate');
/** Error deleting service schedule */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-service:schedules.deleteFailed');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-service:schedules.description');
/** Error: */
export const error = /* @__PURE__ */ __message__<string>('mf-service:schedules.error');
/** Estimated Cost */
export const estimatedCost = /* @__PURE__ */ __message__<string>('mf-service:schedules.estimatedCost');
/** Failed to fetch service schedules */
export const fetchAllFailed = /* @__PURE__ */ __message__<string>('mf-service:schedules.fetchAllFailed');
/** Failed to fetch data */
export const fetchDataFailed = /* @__PURE__ */ __message__<string>('mf-service:schedules.fetchDataFailed');
/** Failed to fetch service schedule */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-service:schedules.fetchFailed');
/** Last updated */
export const lastUpdated = /* @__PURE__ */ __message__<string>('mf-service:schedules.lastUpdated');
/** Failed to load service event templates. Please try again. */
export const loadTemplatesFailed = /* @__PURE__ */ __message__<string>('mf-service:schedules.loadTemplatesFailed');
/** Loading service schedules... */
export const loading = /* @__PURE__ */ __message__<string>('mf-service:schedules.loading');
/** Loading service schedule... */
export const loadingOne = /* @__PURE__ */ __message__<string>('mf-service:schedules.loadingOne');
/** Loading... */
export const loadingShort = /* @__PURE__ */ __message__<string>('mf-service:schedules.loadingShort');
/** Manage */
export const manage = /* @__PURE__ */ __message__<string>('mf-service:schedules.manage');
/** Manage Schedule */
export const manageSchedule = /* @__PURE__ */ __message__<string>('mf-service:schedules.manageSchedule');
/** Mileage */
export const mileage = /* @__PURE__ */ __message__<string>('mf-service:schedules.mileage');
/** Next due */
export const nextDue = /* @__PURE__ */ __message__<string>('mf-service:schedules.nextDue');
/** No templates in this schedule */
export const noTemplates = /* @__PURE__ */ __message__<string>('mf-service:schedules.noTemplates');
/** No active service schedules. */
export const noneActive = /* @__PURE__ */ __message__<string>('mf-service:schedules.noneActive');
/** No service schedules found for this vehicle. */
export const noneForVehicle = /* @__PURE__ */ __message__<string>('mf-service:schedules.noneForVehicle');
/** Service schedule not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-service:schedules.notFound');
/** Error removing template from schedule */
export const removeTemplateFailed = /* @__PURE__ */ __message__<string>('mf-service:schedules.removeTemplateFailed');
/** A schedule says what this vehicle needs, and when. */
export const saysWhatIsNeeded = /* @__PURE__ */ __message__<string>('mf-service:schedules.saysWhatIsNeeded');
/** Service Schedules */
export const serviceSchedules = /* @__PURE__ */ __message__<string>('mf-service:schedules.serviceSchedules');
/** All */
export const showAll = /* @__PURE__ */ __message__<string>('mf-service:schedules.showAll');
/** Default */
export const showDefault = /* @__PURE__ */ __message__<string>('mf-service:schedules.showDefault');
/** More */
export const showMore = /* @__PURE__ */ __message__<string>('mf-service:schedules.showMore');
/** Show templates */
export const showTemplates = /* @__PURE__ */ __message__<string>('mf-service:schedules.showTemplates');
/** Status */
export const status = /* @__PURE__ */ __message__<string>('mf-service:schedules.status');
/** Template */
export const template = /* @__PURE__ */ __message__<string>('mf-service:schedules.template');
/** Templates */
export const templates = /* @__PURE__ */ __message__<string>('mf-service:schedules.templates');
/** Templates of this schedule */
export const templatesOfSchedule = /* @__PURE__ */ __message__<string>('mf-service:schedules.templatesOfSchedule');
/** Error updating service schedule */
export const updateFailed = /* @__PURE__ */ __message__<string>('mf-service:schedules.updateFailed');
/** Failed to update template status */
export const updateStatusFailed = /* @__PURE__ */ __message__<string>('mf-service:schedules.updateStatusFailed');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-service:schedules.vehicle');
/** Vehicle not found */
export const vehicleNotFound = /* @__PURE__ */ __message__<string>('mf-service:schedules.vehicleNotFound');
/** View Schedules by Vehicle */
export const viewByVehicle = /* @__PURE__ */ __message__<string>('mf-service:schedules.viewByVehicle');
/** View Vehicle */
export const viewVehicle = /* @__PURE__ */ __message__<string>('mf-service:schedules.viewVehicle');
