// Made of en/part-form.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Add Vehicle */
export const addVehicle = /* @__PURE__ */ __message__<string>('mf-garage:part-form.addVehicle');
/** Add a vehicle first. */
export const addVehicleFirst = /* @__PURE__ */ __message__<string>('mf-garage:part-form.addVehicleFirst');
/** Vehicle, name, type, and status are required */
export const allRequired = /* @__PURE__ */ __message__<string>('mf-garage:part-form.allRequired');
/** A part belongs to a vehicle, and there is none in your garage yet. */
export const belongsToVehicle = /* @__PURE__ */ __message__<string>('mf-garage:part-form.belongsToVehicle');
/** Cost */
export const cost = /* @__PURE__ */ __message__<string>('mf-garage:part-form.cost');
/** Enter the cost in {currency} */
export const costIn =
  /* @__PURE__ */ __message__<(given: { currency: string | number }) => string>('mf-garage:part-form.costIn');
/** Enter the cost in dollars */
export const costInDollars = /* @__PURE__ */ __message__<string>('mf-garage:part-form.costInDollars');
/** Create Part */
export const create = /* @__PURE__ */ __message__<string>('mf-garage:part-form.create');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-garage:part-form.description');
/** Edit Part */
export const editPart = /* @__PURE__ */ __message__<string>('mf-garage:part-form.editPart');
/** Water pump */
export const forExampleName = /* @__PURE__ */ __message__<string>('mf-garage:part-form.forExampleName');
/** In your words */
export const inYourWords = /* @__PURE__ */ __message__<string>('mf-garage:part-form.inYourWords');
/** Manufacturer */
export const manufacturer = /* @__PURE__ */ __message__<string>('mf-garage:part-form.manufacturer');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-garage:part-form.name');
/** Name is required */
export const nameRequired = /* @__PURE__ */ __message__<string>('mf-garage:part-form.nameRequired');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-garage:part-form.notes');
/** Part */
export const part = /* @__PURE__ */ __message__<string>('mf-garage:part-form.part');
/** Part number */
export const partNumber = /* @__PURE__ */ __message__<string>('mf-garage:part-form.partNumber');
/** Purchase */
export const purchase = /* @__PURE__ */ __message__<string>('mf-garage:part-form.purchase');
/** Purchase date */
export const purchaseDate = /* @__PURE__ */ __message__<string>('mf-garage:part-form.purchaseDate');
/** Select a vehicle */
export const selectVehicle = /* @__PURE__ */ __message__<string>('mf-garage:part-form.selectVehicle');
/** Status */
export const status = /* @__PURE__ */ __message__<string>('mf-garage:part-form.status');
/** Status is required */
export const statusRequired = /* @__PURE__ */ __message__<string>('mf-garage:part-form.statusRequired');
/** The part */
export const thePart = /* @__PURE__ */ __message__<string>('mf-garage:part-form.thePart');
/** Type */
export const type = /* @__PURE__ */ __message__<string>('mf-garage:part-form.type');
/** Type is required */
export const typeRequired = /* @__PURE__ */ __message__<string>('mf-garage:part-form.typeRequired');
/** Update Part */
export const update = /* @__PURE__ */ __message__<string>('mf-garage:part-form.update');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-garage:part-form.vehicle');
/** The vehicle cannot be changed. */
export const vehicleLocked = /* @__PURE__ */ __message__<string>('mf-garage:part-form.vehicleLocked');
/** Vehicle is required */
export const vehicleRequired = /* @__PURE__ */ __message__<string>('mf-garage:part-form.vehicleRequired');
