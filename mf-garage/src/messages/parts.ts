// Made of en/parts.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add New Part */
export const addNewPart = /* @__PURE__ */ __message__<string>('mf-garage:parts.addNewPart');
/** Add Part */
export const addPart = /* @__PURE__ */ __message__<string>('mf-garage:parts.addPart');
/** Add what is fitted to this vehicle, what waits on the shelf, and what is still to buy. */
export const addWhatIsFitted = /* @__PURE__ */ __message__<string>('mf-garage:parts.addWhatIsFitted');
/** Add Your First Part */
export const addYourFirst = /* @__PURE__ */ __message__<string>('mf-garage:parts.addYourFirst');
/** Aftermarket */
export const aftermarket = /* @__PURE__ */ __message__<string>('mf-garage:parts.aftermarket');
/** All statuses */
export const allStatuses = /* @__PURE__ */ __message__<string>('mf-garage:parts.allStatuses');
/** All types */
export const allTypes = /* @__PURE__ */ __message__<string>('mf-garage:parts.allTypes');
/** All vehicles */
export const allVehicles = /* @__PURE__ */ __message__<string>('mf-garage:parts.allVehicles');
/** Cost */
export const cost = /* @__PURE__ */ __message__<string>('mf-garage:parts.cost');
/** {count, plural, one {# part} other {# parts}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:parts.count'),
);
/** Error creating part */
export const createFailed = /* @__PURE__ */ __message__<string>('mf-garage:parts.createFailed');
/** Error deleting part */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-garage:parts.deleteFailed');
/** Error fetching parts */
export const fetchAllFailed = /* @__PURE__ */ __message__<string>('mf-garage:parts.fetchAllFailed');
/** Error fetching part */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:parts.fetchFailed');
/** Error fetching vehicle parts */
export const fetchOfVehicleFailed = /* @__PURE__ */ __message__<string>('mf-garage:parts.fetchOfVehicleFailed');
/** Filter parts */
export const filterParts = /* @__PURE__ */ __message__<string>('mf-garage:parts.filterParts');
/** In storage and installed, in all: {amounts} */
export const inAll =
  /* @__PURE__ */ __message__<(given: { amounts: string | number }) => string>('mf-garage:parts.inAll');
/** In Storage */
export const inStorage = /* @__PURE__ */ __message__<string>('mf-garage:parts.inStorage');
/** Installed */
export const installed = /* @__PURE__ */ __message__<string>('mf-garage:parts.installed');
/** Loading parts... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:parts.loading');
/** Manufacturer */
export const manufacturer = /* @__PURE__ */ __message__<string>('mf-garage:parts.manufacturer');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-garage:parts.name');
/** No parts found matching your filters. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-garage:parts.noMatch');
/** No parts yet. */
export const noParts = /* @__PURE__ */ __message__<string>('mf-garage:parts.noParts');
/** No parts recorded yet. */
export const noneRecorded = /* @__PURE__ */ __message__<string>('mf-garage:parts.noneRecorded');
/** Note what you buy and what you fit, with its number, and the next order is a look-up. */
export const noteWhatYouBuy = /* @__PURE__ */ __message__<string>('mf-garage:parts.noteWhatYouBuy');
/** OEM */
export const oem = /* @__PURE__ */ __message__<string>('mf-garage:parts.oem');
/** Parts of this vehicle */
export const ofThisVehicle = /* @__PURE__ */ __message__<string>('mf-garage:parts.ofThisVehicle');
/** Part Number */
export const partNumber = /* @__PURE__ */ __message__<string>('mf-garage:parts.partNumber');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('mf-garage:parts.parts');
/** Planned */
export const planned = /* @__PURE__ */ __message__<string>('mf-garage:parts.planned');
/** Name, description, number or manufacturer */
export const searchedFor = /* @__PURE__ */ __message__<string>('mf-garage:parts.searchedFor');
/** Status */
export const status = /* @__PURE__ */ __message__<string>('mf-garage:parts.status');
/** What is fitted, what lies on the shelf, and what is still to buy. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-garage:parts.subtitle');
/** Type */
export const type = /* @__PURE__ */ __message__<string>('mf-garage:parts.type');
/** Error updating part */
export const updateFailed = /* @__PURE__ */ __message__<string>('mf-garage:parts.updateFailed');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-garage:parts.vehicle');
/** View or edit */
export const viewOrEdit = /* @__PURE__ */ __message__<string>('mf-garage:parts.viewOrEdit');
