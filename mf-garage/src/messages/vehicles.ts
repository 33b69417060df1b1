// Made of en/vehicles.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add Vehicle */
export const addVehicle = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.addVehicle');
/** Add Your First Vehicle */
export const addYourFirst = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.addYourFirst');
/** All collections */
export const allCollections = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.allCollections');
/** All types */
export const allTypes = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.allTypes');
/** Car */
export const car = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.car');
/** Collection */
export const collection = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.collection');
/** Color */
export const color = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.color');
/** {count, plural, one {# vehicle} other {# vehicles}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:vehicles.count'),
);
/** Failed to create vehicle */
export const createFailed = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.createFailed');
/** Failed to delete vehicle */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.deleteFailed');
/** Make, model and year are enough to begin with. The rest can follow. */
export const enoughToBegin = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.enoughToBegin');
/** Failed to fetch vehicles */
export const fetchAllFailed = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.fetchAllFailed');
/** Failed to fetch vehicle */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.fetchFailed');
/** Filter vehicles */
export const filterVehicles = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.filterVehicles');
/** Loading vehicles... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.loading');
/** Make and model */
export const makeAndModel = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.makeAndModel');
/** Mileage */
export const mileage = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.mileage');
/** Motorcycle */
export const motorcycle = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.motorcycle');
/** Newest first */
export const newestFirst = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.newestFirst');
/** No vehicles found matching your filters. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.noMatch');
/** No vehicles yet. */
export const noVehicles = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.noVehicles');
/** Oldest first */
export const oldestFirst = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.oldestFirst');
/** Other */
export const other = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.other');
/** Make, model, year or VIN */
export const searchedFor = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.searchedFor');
/** Sort by */
export const sortBy = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.sortBy');
/** Everything in your garage. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.subtitle');
/** SUV */
export const suv = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.suv');
/** Truck */
export const truck = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.truck');
/** Type */
export const type = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.type');
/** Failed to update vehicle */
export const updateFailed = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.updateFailed');
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.vehicles');
/** View Details */
export const viewDetails = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.viewDetails');
/** VIN */
export const vin = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.vin');
/** Year */
export const year = /* @__PURE__ */ __message__<string>('mf-garage:vehicles.year');
