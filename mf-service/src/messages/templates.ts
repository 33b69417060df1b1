// Made of en/templates.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Actions */
export const actions = /* @__PURE__ */ __message__<string>('mf-service:templates.actions');
/** All sources */
export const allSources = /* @__PURE__ */ __message__<string>('mf-service:templates.allSources');
/** All statuses */
export const allStatuses = /* @__PURE__ */ __message__<string>('mf-service:templates.allStatuses');
/** All types */
export const allTypes = /* @__PURE__ */ __message__<string>('mf-service:templates.allTypes');
/** Failed to associate events with template. Please try again. */
export const associateFailed = /* @__PURE__ */ __message__<string>('mf-service:templates.associateFailed');
/** Service at total mileage */
export const atTotalMileage = /* @__PURE__ */ __message__<string>('mf-service:templates.atTotalMileage');
/** Service at vehicle age */
export const atVehicleAge = /* @__PURE__ */ __message__<string>('mf-service:templates.atVehicleAge');
/** Back to Templates */
export const backToTemplates = /* @__PURE__ */ __message__<string>('mf-service:templates.backToTemplates');
/** Basic Information */
export const basicInformation = /* @__PURE__ */ __message__<string>('mf-service:templates.basicInformation');
/** This action cannot be undone. The template will be permanently removed. */
export const cannotBeUndone = /* @__PURE__ */ __message__<string>('mf-service:templates.cannotBeUndone');
/** Service event templates */
export const caption = /* @__PURE__ */ __message__<string>('mf-service:templates.caption');
/** Error creating service event template */
export const createFailed = /* @__PURE__ */ __message__<string>('mf-service:templates.createFailed');
/** Create Your First Template */
export const createFirst = /* @__PURE__ */ __message__<string>('mf-service:templates.createFirst');
/** Create New Template */
export const createNew = /* @__PURE__ */ __message__<string>('mf-service:templates.createNew');
/** Created */
export const created = /* @__PURE__ */ __message__<string>('mf-service:templates.created');
/** Error deleting service event template */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-service:templates.deleteFailed');
/** Are you sure you want to delete this template? */
export const deleteQuestion = /* @__PURE__ */ __message__<string>('mf-service:templates.deleteQuestion');
/** Delete Template */
export const deleteTemplate = /* @__PURE__ */ __message__<string>('mf-service:templates.deleteTemplate');
/** An unexpected error occurred while deleting the template */
export const deleteUnexpected = /* @__PURE__ */ __message__<string>('mf-service:templates.deleteUnexpected');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-service:templates.description');
/** Edit Template */
export const editTemplate = /* @__PURE__ */ __message__<string>('mf-service:templates.editTemplate');
/** Error: */
export const error = /* @__PURE__ */ __message__<string>('mf-service:templates.error');
/** Estimated Cost */
export const estimatedCost = /* @__PURE__ */ __message__<string>('mf-service:templates.estimatedCost');
/** Estimated cost */
export const estimatedCostOf = /* @__PURE__ */ __message__<string>('mf-service:templates.estimatedCostOf');
/** Export Template */
export const exportTemplate = /* @__PURE__ */ __message__<string>('mf-service:templates.exportTemplate');
/** Error fetching service event templates */
export const fetchAllFailed = /* @__PURE__ */ __message__<string>('mf-service:templates.fetchAllFailed');
/** Error fetching service events for template */
export const fetchEventsFailed = /* @__PURE__ */ __message__<string>('mf-service:templates.fetchEventsFailed');
/** Error fetching service event template */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-service:templates.fetchFailed');
/** Filter templates */
export const filter = /* @__PURE__ */ __message__<string>('mf-service:templates.filter');
/** Last updated */
export const lastUpdated = /* @__PURE__ */ __message__<string>('mf-service:templates.lastUpdated');
/** Failed to load service events. Please try again. */
export const loadEventsFailed = /* @__PURE__ */ __message__<string>('mf-service:templates.loadEventsFailed');
/** Loading templates... */
export const loading = /* @__PURE__ */ __message__<string>('mf-service:templates.loading');
/** Loading template... */
export const loadingOne = /* @__PURE__ */ __message__<string>('mf-service:templates.loadingOne');
/** Mileage interval */
export const mileageInterval = /* @__PURE__ */ __message__<string>('mf-service:templates.mileageInterval');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-service:templates.name');
/** No description provided */
export const noDescription = /* @__PURE__ */ __message__<string>('mf-service:templates.noDescription');
/** No templates found matching your filters. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-service:templates.noMatch');
/** No notes */
export const noNotes = /* @__PURE__ */ __message__<string>('mf-service:templates.noNotes');
/** No recommended parts */
export const noRecommendedParts = /* @__PURE__ */ __message__<string>('mf-service:templates.noRecommendedParts');
/** No templates yet. */
export const noTemplates = /* @__PURE__ */ __message__<string>('mf-service:templates.noTemplates');
/** Template not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-service:templates.notFound');
/** Not specified */
export const notSpecified = /* @__PURE__ */ __message__<string>('mf-service:templates.notSpecified');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-service:templates.notes');
/** Template status updated to Completed. */
export const nowCompleted = /* @__PURE__ */ __message__<string>('mf-service:templates.nowCompleted');
/** Template status updated to In Work. */
export const nowInWork = /* @__PURE__ */ __message__<string>('mf-service:templates.nowInWork');
/** Template status updated to Open. */
export const nowOpen = /* @__PURE__ */ __message__<string>('mf-service:templates.nowOpen');
/** Template status updated to Skipped. */
export const nowSkipped = /* @__PURE__ */ __message__<string>('mf-service:templates.nowSkipped');
/** Recommended Parts */
export const recommendedParts = /* @__PURE__ */ __message__<string>('mf-service:templates.recommendedParts');
/** Recurrence */
export const recurrence = /* @__PURE__ */ __message__<string>('mf-service:templates.recurrence');
/** Recurrence type */
export const recurrenceType = /* @__PURE__ */ __message__<string>('mf-service:templates.recurrenceType');
/** Failed to remove association. Please try again. */
export const removeAssociationFailed = /* @__PURE__ */ __message__<string>(
  'mf-service:templates.removeAssociationFailed',
);
/** An oil change every year, brake fluid every two: say it once, and Carnet knows when it is due. */
export const sayItOnce = /* @__PURE__ */ __message__<string>('mf-service:templates.sayItOnce');
/** Name or description */
export const searchedIn = /* @__PURE__ */ __message__<string>('mf-service:templates.searchedIn');
/** Source */
export const source = /* @__PURE__ */ __message__<string>('mf-service:templates.source');
/** Status */
export const status = /* @__PURE__ */ __message__<string>('mf-service:templates.status');
/** What comes round again: how often, at which mileage, with which parts. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-service:templates.subtitle');
/** Time interval */
export const timeInterval = /* @__PURE__ */ __message__<string>('mf-service:templates.timeInterval');
/** Service Event Templates */
export const title = /* @__PURE__ */ __message__<string>('mf-service:templates.title');
/** Type */
export const type = /* @__PURE__ */ __message__<string>('mf-service:templates.type');
/** Error updating service event template */
export const updateFailed = /* @__PURE__ */ __message__<string>('mf-service:templates.updateFailed');
/** Failed to update status. Please try again. */
export const updateStatusFailed = /* @__PURE__ */ __message__<string>('mf-service:templates.updateStatusFailed');
/** Schedules and service events that use it stay, without it. */
export const usersStay = /* @__PURE__ */ __message__<string>('mf-service:templates.usersStay');
