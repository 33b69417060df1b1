// Made of en/part.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Appearance */
export const appearance = /* @__PURE__ */ __message__<string>('mf-garage:part.appearance');
/** This action cannot be undone. The part will be permanently removed. */
export const cannotBeUndone = /* @__PURE__ */ __message__<string>('mf-garage:part.cannotBeUndone');
/** Comfort */
export const comfort = /* @__PURE__ */ __message__<string>('mf-garage:part.comfort');
/** Completed */
export const completed = /* @__PURE__ */ __message__<string>('mf-garage:part.completed');
/** Cost */
export const cost = /* @__PURE__ */ __message__<string>('mf-garage:part.cost');
/** Created */
export const created = /* @__PURE__ */ __message__<string>('mf-garage:part.created');
/** Delete Part */
export const deletePart = /* @__PURE__ */ __message__<string>('mf-garage:part.deletePart');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-garage:part.description');
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('mf-garage:part.edit');
/** Error: */
export const error = /* @__PURE__ */ __message__<string>('mf-garage:part.error');
/** In Progress */
export const inProgress = /* @__PURE__ */ __message__<string>('mf-garage:part.inProgress');
/** Last updated */
export const lastUpdated = /* @__PURE__ */ __message__<string>('mf-garage:part.lastUpdated');
/** Loading part... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:part.loading');
/** Manufacturer */
export const manufacturer = /* @__PURE__ */ __message__<string>('mf-garage:part.manufacturer');
/** Modification */
export const modification = /* @__PURE__ */ __message__<string>('mf-garage:part.modification');
/** Completed */
export const modificationCompleted = /* @__PURE__ */ __message__<string>('mf-garage:part.modificationCompleted');
/** Planned */
export const modificationPlanned = /* @__PURE__ */ __message__<string>('mf-garage:part.modificationPlanned');
/** No date */
export const noDate = /* @__PURE__ */ __message__<string>('mf-garage:part.noDate');
/** No description provided */
export const noDescription = /* @__PURE__ */ __message__<string>('mf-garage:part.noDescription');
/** No service events use this part. */
export const noEvents = /* @__PURE__ */ __message__<string>('mf-garage:part.noEvents');
/** No modifications use this part. */
export const noModifications = /* @__PURE__ */ __message__<string>('mf-garage:part.noModifications');
/** No notes */
export const noNotes = /* @__PURE__ */ __message__<string>('mf-garage:part.noNotes');
/** Part not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-garage:part.notFound');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-garage:part.notes');
/** Other */
export const other = /* @__PURE__ */ __message__<string>('mf-garage:part.other');
/** Overdue */
export const overdue = /* @__PURE__ */ __message__<string>('mf-garage:part.overdue');
/** Part number */
export const partNumber = /* @__PURE__ */ __message__<string>('mf-garage:part.partNumber');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('mf-garage:part.parts');
/** Performance */
export const performance = /* @__PURE__ */ __message__<string>('mf-garage:part.performance');
/** Purchase date */
export const purchaseDate = /* @__PURE__ */ __message__<string>('mf-garage:part.purchaseDate');
/** Regular Maintenance */
export const regularMaintenance = /* @__PURE__ */ __message__<string>('mf-garage:part.regularMaintenance');
/** Related Service Events */
export const relatedEvents = /* @__PURE__ */ __message__<string>('mf-garage:part.relatedEvents');
/** Related Modifications */
export const relatedModifications = /* @__PURE__ */ __message__<string>('mf-garage:part.relatedModifications');
/** Repair */
export const repair = /* @__PURE__ */ __message__<string>('mf-garage:part.repair');
/** Safety */
export const safety = /* @__PURE__ */ __message__<string>('mf-garage:part.safety');
/** Status */
export const status = /* @__PURE__ */ __message__<string>('mf-garage:part.status');
/** Are you sure you want to delete this part? */
export const sureToDelete = /* @__PURE__ */ __message__<string>('mf-garage:part.sureToDelete');
/** Type */
export const type = /* @__PURE__ */ __message__<string>('mf-garage:part.type');
/** An unexpected error occurred while deleting the part */
export const unexpectedError = /* @__PURE__ */ __message__<string>('mf-garage:part.unexpectedError');
/** Upcoming */
export const upcoming = /* @__PURE__ */ __message__<string>('mf-garage:part.upcoming');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-garage:part.vehicle');
