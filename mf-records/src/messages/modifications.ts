// Made of en/modifications.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add Modification */
export const add = /* @__PURE__ */ __message__<string>('mf-records:modifications.add');
/** Add Part */
export const addPart = /* @__PURE__ */ __message__<string>('mf-records:modifications.addPart');
/** Add Parts */
export const addParts = /* @__PURE__ */ __message__<string>('mf-records:modifications.addParts');
/** All categories */
export const allCategories = /* @__PURE__ */ __message__<string>('mf-records:modifications.allCategories');
/** {count, plural, other {All # modifications}} */
export const allOf = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:modifications.allOf'),
);
/** All statuses */
export const allStatuses = /* @__PURE__ */ __message__<string>('mf-records:modifications.allStatuses');
/** Appearance */
export const appearance = /* @__PURE__ */ __message__<string>('mf-records:modifications.appearance');
/** Associated Parts */
export const associatedParts = /* @__PURE__ */ __message__<string>('mf-records:modifications.associatedParts');
/** The vehicle's parts that belong to it. */
export const associatedPartsNote = /* @__PURE__ */ __message__<string>('mf-records:modifications.associatedPartsNote');
/** Basic Information */
export const basicInformation = /* @__PURE__ */ __message__<string>('mf-records:modifications.basicInformation');
/** Category */
export const category = /* @__PURE__ */ __message__<string>('mf-records:modifications.category');
/** Category is required */
export const categoryRequired = /* @__PURE__ */ __message__<string>('mf-records:modifications.categoryRequired');
/** Comfort */
export const comfort = /* @__PURE__ */ __message__<string>('mf-records:modifications.comfort');
/** Completed */
export const completed = /* @__PURE__ */ __message__<string>('mf-records:modifications.completed');
/** Completion date */
export const completionDate = /* @__PURE__ */ __message__<string>('mf-records:modifications.completionDate');
/** Completion Date */
export const completionDateHead = /* @__PURE__ */ __message__<string>('mf-records:modifications.completionDateHead');
/** Are you sure you want to delete this modification? */
export const confirmDelete = /* @__PURE__ */ __message__<string>('mf-records:modifications.confirmDelete');
/** This action cannot be undone. The modification will be permanently removed. Its parts and its service event stay. */
export const confirmDeleteText = /* @__PURE__ */ __message__<string>('mf-records:modifications.confirmDeleteText');
/** Cost */
export const cost = /* @__PURE__ */ __message__<string>('mf-records:modifications.cost');
/** {count, plural, one {# modification} other {# modifications}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:modifications.count'),
);
/** Create Your First Modification */
export const createFirst = /* @__PURE__ */ __message__<string>('mf-records:modifications.createFirst');
/** Create Modification */
export const createModification = /* @__PURE__ */ __message__<string>('mf-records:modifications.createModification');
/** Created */
export const created = /* @__PURE__ */ __message__<string>('mf-records:modifications.created');
/** Date */
export const date = /* @__PURE__ */ __message__<string>('mf-records:modifications.date');
/** Done */
export const done = /* @__PURE__ */ __message__<string>('mf-records:modifications.done');
/** Edit Modification */
export const editModification = /* @__PURE__ */ __message__<string>('mf-records:modifications.editModification');
/** Error fetching modification details */
export const failed = /* @__PURE__ */ __message__<string>('mf-records:modifications.failed');
/** Filter modifications */
export const filter = /* @__PURE__ */ __message__<string>('mf-records:modifications.filter');
/** Find a part */
export const findPart = /* @__PURE__ */ __message__<string>('mf-records:modifications.findPart');
/** Begun and done, in all: {amounts} */
export const inAll = /* @__PURE__ */ __message__<(given: { amounts: string | number }) => string>(
  'mf-records:modifications.inAll',
);
/** In Progress */
export const inProgress = /* @__PURE__ */ __message__<string>('mf-records:modifications.inProgress');
/** Error fetching modifications */
export const listFailed = /* @__PURE__ */ __message__<string>('mf-records:modifications.listFailed');
/** Loading modification... */
export const loading = /* @__PURE__ */ __message__<string>('mf-records:modifications.loading');
/** Loading modifications... */
export const loadingAll = /* @__PURE__ */ __message__<string>('mf-records:modifications.loadingAll');
/** Loading parts... */
export const loadingParts = /* @__PURE__ */ __message__<string>('mf-records:modifications.loadingParts');
/** Modification */
export const modification = /* @__PURE__ */ __message__<string>('mf-records:modifications.modification');
/** Modifications */
export const modifications = /* @__PURE__ */ __message__<string>('mf-records:modifications.modifications');
/** Electronic ignition */
export const nameExample = /* @__PURE__ */ __message__<string>('mf-records:modifications.nameExample');
/** Name is required */
export const nameRequired = /* @__PURE__ */ __message__<string>('mf-records:modifications.nameRequired');
/** A modification belongs to a vehicle, and there is none in your garage yet. */
export const needsVehicle = /* @__PURE__ */ __message__<string>('mf-records:modifications.needsVehicle');
/** New Modification */
export const newModification = /* @__PURE__ */ __message__<string>('mf-records:modifications.newModification');
/** No modifications found matching your filters. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-records:modifications.noMatch');
/** No notes */
export const noNotes = /* @__PURE__ */ __message__<string>('mf-records:modifications.noNotes');
/** No matching parts found. */
export const noPartMatches = /* @__PURE__ */ __message__<string>('mf-records:modifications.noPartMatches');
/** No parts are related to this modification. */
export const noParts = /* @__PURE__ */ __message__<string>('mf-records:modifications.noParts');
/** No service event is related to this modification. */
export const noRelatedEvent = /* @__PURE__ */ __message__<string>('mf-records:modifications.noRelatedEvent');
/** No modifications recorded yet. */
export const noneRecorded = /* @__PURE__ */ __message__<string>('mf-records:modifications.noneRecorded');
/** What makes this vehicle different from the day it left the factory will stand here. */
export const noneRecordedText = /* @__PURE__ */ __message__<string>('mf-records:modifications.noneRecordedText');
/** No modifications yet. */
export const noneYet = /* @__PURE__ */ __message__<string>('mf-records:modifications.noneYet');
/** Note what you plan, what is under way and what is done, with its parts and its cost. */
export const noneYetText = /* @__PURE__ */ __message__<string>('mf-records:modifications.noneYetText');
/** Error creating modification */
export const notCreated = /* @__PURE__ */ __message__<string>('mf-records:modifications.notCreated');
/** Error deleting modification */
export const notDeleted = /* @__PURE__ */ __message__<string>('mf-records:modifications.notDeleted');
/** An unexpected error occurred while deleting the modification */
export const notDeletedUnexpectedly = /* @__PURE__ */ __message__<string>(
  'mf-records:modifications.notDeletedUnexpectedly',
);
/** Modification not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-records:modifications.notFound');
/** Failed to save modification. Please try again. */
export const notSaved = /* @__PURE__ */ __message__<string>('mf-records:modifications.notSaved');
/** Not specified */
export const notSpecified = /* @__PURE__ */ __message__<string>('mf-records:modifications.notSpecified');
/** Error updating modification */
export const notUpdated = /* @__PURE__ */ __message__<string>('mf-records:modifications.notUpdated');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-records:modifications.notes');
/** Modifications of this vehicle */
export const ofThisVehicle = /* @__PURE__ */ __message__<string>('mf-records:modifications.ofThisVehicle');
/** Error fetching vehicle modifications */
export const ofVehicleFailed = /* @__PURE__ */ __message__<string>('mf-records:modifications.ofVehicleFailed');
/** Other */
export const other = /* @__PURE__ */ __message__<string>('mf-records:modifications.other');
/** {part} was added. */
export const partAdded = /* @__PURE__ */ __message__<(given: { part: string | number }) => string>(
  'mf-records:modifications.partAdded',
);
/** Error adding part to modification */
export const partNotAdded = /* @__PURE__ */ __message__<string>('mf-records:modifications.partNotAdded');
/** Error removing part from modification */
export const partNotRemoved = /* @__PURE__ */ __message__<string>('mf-records:modifications.partNotRemoved');
/** Part of this vehicle */
export const partOfVehicle = /* @__PURE__ */ __message__<string>('mf-records:modifications.partOfVehicle');
/** {part} was removed. */
export const partRemoved = /* @__PURE__ */ __message__<(given: { part: string | number }) => string>(
  'mf-records:modifications.partRemoved',
);
/** Related Parts */
export const partsRelated = /* @__PURE__ */ __message__<string>('mf-records:modifications.partsRelated');
/** Related parts */
export const partsRelatedCaption = /* @__PURE__ */ __message__<string>('mf-records:modifications.partsRelatedCaption');
/** Performance */
export const performance = /* @__PURE__ */ __message__<string>('mf-records:modifications.performance');
/** Planned */
export const planned = /* @__PURE__ */ __message__<string>('mf-records:modifications.planned');
/** Related Service Event */
export const relatedEvent = /* @__PURE__ */ __message__<string>('mf-records:modifications.relatedEvent');
/** Related service event */
export const relatedEventCaption = /* @__PURE__ */ __message__<string>('mf-records:modifications.relatedEventCaption');
/** The work in which it was done, where it is in the service history. */
export const relatedEventNote = /* @__PURE__ */ __message__<string>('mf-records:modifications.relatedEventNote');
/** Delete Modification */
export const remove = /* @__PURE__ */ __message__<string>('mf-records:modifications.remove');
/** Vehicle, name, category, and status are required */
export const required = /* @__PURE__ */ __message__<string>('mf-records:modifications.required');
/** Safety */
export const safety = /* @__PURE__ */ __message__<string>('mf-records:modifications.safety');
/** Name or description */
export const searched = /* @__PURE__ */ __message__<string>('mf-records:modifications.searched');
/** Select a part */
export const selectPart = /* @__PURE__ */ __message__<string>('mf-records:modifications.selectPart');
/** Start date */
export const startDate = /* @__PURE__ */ __message__<string>('mf-records:modifications.startDate');
/** Start Date */
export const startDateHead = /* @__PURE__ */ __message__<string>('mf-records:modifications.startDateHead');
/** Status is required */
export const statusRequired = /* @__PURE__ */ __message__<string>('mf-records:modifications.statusRequired');
/** What makes your vehicles different from the day they left the factory. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-records:modifications.subtitle');
/** Timeline and Cost */
export const timelineAndCost = /* @__PURE__ */ __message__<string>('mf-records:modifications.timelineAndCost');
/** An unexpected error occurred. Please try again. */
export const unexpected = /* @__PURE__ */ __message__<string>('mf-records:modifications.unexpected');
/** Update Modification */
export const updateModification = /* @__PURE__ */ __message__<string>('mf-records:modifications.updateModification');
/** This vehicle has no parts yet. <link>Add a part</link> */
export const vehicleHasNoParts = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-records:modifications.vehicleHasNoParts',
  ),
);
/** Vehicle is required */
export const vehicleRequired = /* @__PURE__ */ __message__<string>('mf-records:modifications.vehicleRequired');
/** View */
export const view = /* @__PURE__ */ __message__<string>('mf-records:modifications.view');
/** View or edit */
export const viewOrEdit = /* @__PURE__ */ __message__<string>('mf-records:modifications.viewOrEdit');
/** View or remove */
export const viewOrRemove = /* @__PURE__ */ __message__<string>('mf-records:modifications.viewOrRemove');
