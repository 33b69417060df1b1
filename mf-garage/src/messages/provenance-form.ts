// Made of en/provenance-form.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Acquired */
export const acquired = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.acquired');
/** Add Number */
export const addNumber = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.addNumber');
/** Add Owner */
export const addOwner = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.addOwner');
/** As built */
export const asBuilt = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.asBuilt');
/** As the factory’s papers say */
export const asBuiltHint = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.asBuiltHint');
/** As fitted */
export const asFitted = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.asFitted');
/** As it is stamped today */
export const asFittedHint = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.asFittedHint');
/** Say from when or until when */
export const dayRequired = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.dayRequired');
/** Edit Number */
export const editNumber = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.editNumber');
/** Edit Owner */
export const editOwner = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.editOwner');
/** Graz, Austria */
export const forExampleLocation = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.forExampleLocation');
/** Dr. Anna Lindqvist */
export const forExampleName = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.forExampleName');
/** Exchange engine of the works, invoice of 1975 */
export const forExampleNote = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.forExampleNote');
/** How one knows: the log book, a letter, a photo */
export const forExampleNotes = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.forExampleNotes');
/** Rear axle */
export const forExamplePart = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.forExamplePart');
/** From */
export const from = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.from');
/** The day of the purchase */
export const fromHint = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.fromHint');
/** How it came */
export const howItCame = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.howItCame');
/** In your words */
export const inYourWords = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.inYourWords');
/** The last day cannot be before the first */
export const lastBeforeFirst = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.lastBeforeFirst');
/** Place */
export const location = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.location');
/** Mileage then */
export const mileage = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.mileage');
/** Becomes a reading of the odometer, where the day is exact */
export const mileageHint = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.mileageHint');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.name');
/** The name is required */
export const nameRequired = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.nameRequired');
/** Not known */
export const notSaid = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.notSaid');
/** Note */
export const note = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.note');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.notes');
/** No name is stored, so none can ever be shown. */
export const nothingStored = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.nothingStored');
/** Number */
export const number = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.number');
/** Number not found */
export const numberNotFound = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.numberNotFound');
/** Enter the number as built, as fitted, or both */
export const numberRequired = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.numberRequired');
/** Owner */
export const owner = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.owner');
/** Owner not found */
export const ownerNotFound = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.ownerNotFound');
/** Part */
export const part = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.part');
/** Say what carries the number */
export const partRequired = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.partRequired');
/** Price */
export const price = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.price');
/** Save Number */
export const saveNumber = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.saveNumber');
/** Save Owner */
export const saveOwner = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.saveOwner');
/** Somebody else */
export const someone = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.someone');
/** The number */
export const theNumber = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.theNumber');
/** To */
export const to = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.to');
/** Leave it open while it lasts */
export const toHint = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.toHint');
/** Vehicle not found */
export const vehicleNotFound = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.vehicleNotFound');
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.vehicles');
/** Which part */
export const whichPart = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.whichPart');
/** Who had it, and when */
export const whoHadIt = /* @__PURE__ */ __message__<string>('mf-garage:provenance-form.whoHadIt');
