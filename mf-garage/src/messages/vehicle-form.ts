// Made of en/vehicle-form.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add Vehicle */
export const addVehicle = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.addVehicle');
/** {was} becomes {is}: every mileage of its history is in {unit, select, mi {miles} km {kilometers} h {hours} other {}} then, and none is converted. Choose another unit only where this one was wrong. */
export const becomes = /* @__PURE__ */ __message__<
  (given: { is: string | number; unit: 'h' | 'km' | 'mi' | 'other'; was: string | number }) => string
>('mf-garage:vehicle-form.becomes');
/** Manufactured or first registered */
export const birthDate = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.birthDate');
/** Choose a collection */
export const chooseCollection = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.chooseCollection');
/** Choose a type */
export const chooseType = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.chooseType');
/** Collection */
export const collection = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.collection');
/** Collection name is required */
export const collectionNameRequired = /* @__PURE__ */ __message__<string>(
  'mf-garage:vehicle-form.collectionNameRequired',
);
/** Color */
export const color = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.color');
/** Create Vehicle */
export const create = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.create');
/** Current mileage */
export const currentMileage = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.currentMileage');
/** Dates */
export const dates = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.dates');
/** Delete Vehicle */
export const deleteVehicle = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.deleteVehicle');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.description');
/** Edit Vehicle */
export const editVehicle = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.editVehicle');
/** Please fill in all required fields */
export const fillInRequired = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.fillInRequired');
/** My Garage */
export const firstCollection = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.firstCollection');
/** Signal Orange */
export const forExampleColor = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.forExampleColor');
/** Porsche */
export const forExampleMake = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.forExampleMake');
/** The age counts from the day of manufacture or first registration, else from January 1 of the year. */
export const helpAge = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.helpAge');
/** Schedules and what is due go by mileage and age. */
export const helpDue = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.helpDue');
/** A completed service event with a higher mileage raises the mileage. It never goes down by itself. */
export const helpMileage = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.helpMileage');
/** The nickname stands beside the vehicle in every list. */
export const helpNickname = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.helpNickname');
/** Identity and mileage */
export const identityAndMileage = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.identityAndMileage');
/** In your words */
export const inYourWords = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.inYourWords');
/** Make */
export const make = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.make');
/** Make is required */
export const makeRequired = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.makeRequired');
/** Mileage */
export const mileage = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.mileage');
/** Model */
export const model = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.model');
/** Model is required */
export const modelRequired = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.modelRequired');
/** Name of the new collection */
export const nameOfNew = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.nameOfNew');
/** New collection... */
export const newCollection = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.newCollection');
/** Nickname */
export const nickname = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.nickname');
/** Vehicle not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.notFound');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.notes');
/** The odometer counts */
export const odometerCounts = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.odometerCounts');
/** All mileages of this vehicle are in this unit, as the instrument shows them. */
export const odometerCountsHint = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.odometerCountsHint');
/** Purchase date */
export const purchaseDate = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.purchaseDate');
/** Select a collection */
export const selectCollection = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.selectCollection');
/** Are you sure you want to delete this vehicle? */
export const sureToDelete = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.sureToDelete');
/** What it takes to begin. The rest can follow. */
export const theRestCanFollow = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.theRestCanFollow');
/** The vehicle */
export const theVehicle = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.theVehicle');
/** Type */
export const type = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.type');
/** The unit changes, the figures stay */
export const unitChanges = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.unitChanges');
/** Save, and every mileage of its history is in {unit, select, mi {miles} km {kilometers} h {hours} other {}} then, and none is converted. Choose another unit only where this one was wrong. */
export const unitMeaning = /* @__PURE__ */ __message__<(given: { unit: 'h' | 'km' | 'mi' | 'other' }) => string>(
  'mf-garage:vehicle-form.unitMeaning',
);
/** Update Vehicle */
export const update = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.update');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.vehicle');
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.vehicles');
/** VIN */
export const vin = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.vin');
/** At most {most} characters; blanks are left out */
export const vinHint = /* @__PURE__ */ __message__<(given: { most: string | number }) => string>(
  'mf-garage:vehicle-form.vinHint',
);
/** VIN must have at most {most} characters */
export const vinTooLong = /* @__PURE__ */ __message__<(given: { most: string | number }) => string>(
  'mf-garage:vehicle-form.vinTooLong',
);
/** What these fields do */
export const whatFieldsDo = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.whatFieldsDo');
/** Year */
export const year = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.year');
/** Year is required */
export const yearRequired = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.yearRequired');
/** Every vehicle belongs to a collection. This will be your first. */
export const yourFirst = /* @__PURE__ */ __message__<string>('mf-garage:vehicle-form.yourFirst');
