// Made of en/template-form.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add Part */
export const addPart = /* @__PURE__ */ __message__<string>('mf-service:template-form.addPart');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-service:template-form.cancel');
/** A completed service event that follows it counts: the next one is reckoned from there. */
export const completedCounts = /* @__PURE__ */ __message__<string>('mf-service:template-form.completedCounts');
/** Error creating service event template */
export const createFailed = /* @__PURE__ */ __message__<string>('mf-service:template-form.createFailed');
/** Create Template */
export const createTemplate = /* @__PURE__ */ __message__<string>('mf-service:template-form.createTemplate');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-service:template-form.description');
/** The steps, the torques, what to look at... */
export const descriptionPlaceholder = /* @__PURE__ */ __message__<string>(
  'mf-service:template-form.descriptionPlaceholder',
);
/** For a vehicle whose odometer counts the other of miles and kilometers it is converted. */
export const distancesHint = /* @__PURE__ */ __message__<string>('mf-service:template-form.distancesHint');
/** Distances in */
export const distancesIn = /* @__PURE__ */ __message__<string>('mf-service:template-form.distancesIn');
/** Edit Service Event Template */
export const editTitle = /* @__PURE__ */ __message__<string>('mf-service:template-form.editTitle');
/** Estimated Cost */
export const estimatedCost = /* @__PURE__ */ __message__<string>('mf-service:template-form.estimatedCost');
/** Estimated cost */
export const estimatedCostField = /* @__PURE__ */ __message__<string>('mf-service:template-form.estimatedCostField');
/** It falls due for each vehicle that has it in an active schedule. */
export const fallsDue = /* @__PURE__ */ __message__<string>('mf-service:template-form.fallsDue');
/** In words */
export const inWords = /* @__PURE__ */ __message__<string>('mf-service:template-form.inWords');
/** Time interval or mileage interval is required for Periodic recurrence type */
export const intervalMissing = /* @__PURE__ */ __message__<string>('mf-service:template-form.intervalMissing');
/** Service event template */
export const label = /* @__PURE__ */ __message__<string>('mf-service:template-form.label');
/** Loading editor... */
export const loadingEditor = /* @__PURE__ */ __message__<string>('mf-service:template-form.loadingEditor');
/** Mileage Interval */
export const mileageInterval = /* @__PURE__ */ __message__<string>('mf-service:template-form.mileageInterval');
/** Mileage interval */
export const mileageIntervalField = /* @__PURE__ */ __message__<string>(
  'mf-service:template-form.mileageIntervalField',
);
/** Name, type, and recurrence type are required */
export const missing = /* @__PURE__ */ __message__<string>('mf-service:template-form.missing');
/** Template name is required */
export const nameMissing = /* @__PURE__ */ __message__<string>('mf-service:template-form.nameMissing');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-service:template-form.notes');
/** Oil and filter change */
export const oilChange = /* @__PURE__ */ __message__<string>('mf-service:template-form.oilChange');
/** Give this or the mileage interval */
export const orMileage = /* @__PURE__ */ __message__<string>('mf-service:template-form.orMileage');
/** Give this or the time interval */
export const orTime = /* @__PURE__ */ __message__<string>('mf-service:template-form.orTime');
/** Part {number} */
export const partNumber = /* @__PURE__ */ __message__<(given: { number: string | number }) => string>(
  'mf-service:template-form.partNumber',
);
/** Oil filter */
export const partPlaceholder = /* @__PURE__ */ __message__<string>('mf-service:template-form.partPlaceholder');
/** Parts and notes */
export const partsAndNotes = /* @__PURE__ */ __message__<string>('mf-service:template-form.partsAndNotes');
/** What to have at hand before the work begins. */
export const partsHint = /* @__PURE__ */ __message__<string>('mf-service:template-form.partsHint');
/** Parts that are recommended here are suggested in the form of a service event. */
export const partsSuggested = /* @__PURE__ */ __message__<string>('mf-service:template-form.partsSuggested');
/** Again and again, after some days or some distance, whichever comes first. */
export const periodicHint = /* @__PURE__ */ __message__<string>('mf-service:template-form.periodicHint');
/** Recommended Parts */
export const recommendedParts = /* @__PURE__ */ __message__<string>('mf-service:template-form.recommendedParts');
/** Recurrence Type */
export const recurrenceType = /* @__PURE__ */ __message__<string>('mf-service:template-form.recurrenceType');
/** Recurrence type is required */
export const recurrenceTypeMissing = /* @__PURE__ */ __message__<string>(
  'mf-service:template-form.recurrenceTypeMissing',
);
/** Remove */
export const remove = /* @__PURE__ */ __message__<string>('mf-service:template-form.remove');
/** Remove part {number} */
export const removePart = /* @__PURE__ */ __message__<(given: { number: string | number }) => string>(
  'mf-service:template-form.removePart',
);
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('mf-service:template-form.saving');
/** Source */
export const source = /* @__PURE__ */ __message__<string>('mf-service:template-form.source');
/** Where this comes from: the owner's manual, a workshop, a club. */
export const sourceHint = /* @__PURE__ */ __message__<string>('mf-service:template-form.sourceHint');
/** Status */
export const status = /* @__PURE__ */ __message__<string>('mf-service:template-form.status');
/** Status and cost */
export const statusAndCost = /* @__PURE__ */ __message__<string>('mf-service:template-form.statusAndCost');
/** Template Name */
export const templateName = /* @__PURE__ */ __message__<string>('mf-service:template-form.templateName');
/** Time Interval (days) */
export const timeInterval = /* @__PURE__ */ __message__<string>('mf-service:template-form.timeInterval');
/** Time interval */
export const timeIntervalField = /* @__PURE__ */ __message__<string>('mf-service:template-form.timeIntervalField');
/** Total mileage is required */
export const totalFieldMissing = /* @__PURE__ */ __message__<string>('mf-service:template-form.totalFieldMissing');
/** Once, at a mileage of the vehicle or at an age, whichever comes first. */
export const totalHint = /* @__PURE__ */ __message__<string>('mf-service:template-form.totalHint');
/** Total Mileage */
export const totalMileage = /* @__PURE__ */ __message__<string>('mf-service:template-form.totalMileage');
/** Total mileage */
export const totalMileageField = /* @__PURE__ */ __message__<string>('mf-service:template-form.totalMileageField');
/** Total mileage is required for Total_Mileage recurrence type */
export const totalMissing = /* @__PURE__ */ __message__<string>('mf-service:template-form.totalMissing');
/** Type */
export const type = /* @__PURE__ */ __message__<string>('mf-service:template-form.type');
/** Type is required */
export const typeMissing = /* @__PURE__ */ __message__<string>('mf-service:template-form.typeMissing');
/** Error updating service event template */
export const updateFailed = /* @__PURE__ */ __message__<string>('mf-service:template-form.updateFailed');
/** Update Template */
export const updateTemplate = /* @__PURE__ */ __message__<string>('mf-service:template-form.updateTemplate');
/** Vehicle Age (months) */
export const vehicleAge = /* @__PURE__ */ __message__<string>('mf-service:template-form.vehicleAge');
/** Vehicle age */
export const vehicleAgeField = /* @__PURE__ */ __message__<string>('mf-service:template-form.vehicleAgeField');
/** What is to be done */
export const whatIsToBeDone = /* @__PURE__ */ __message__<string>('mf-service:template-form.whatIsToBeDone');
/** When it comes round */
export const whenItComesRound = /* @__PURE__ */ __message__<string>('mf-service:template-form.whenItComesRound');
