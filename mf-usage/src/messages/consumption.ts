// Made of en/consumption.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** AdBlue */
export const adblue = /* @__PURE__ */ __message__<string>('mf-usage:consumption.adblue');
/** Natural gas (CNG) */
export const cng = /* @__PURE__ */ __message__<string>('mf-usage:consumption.cng');
/** Diesel */
export const diesel = /* @__PURE__ */ __message__<string>('mf-usage:consumption.diesel');
/** Electricity */
export const electricity = /* @__PURE__ */ __message__<string>('mf-usage:consumption.electricity');
/** Left out */
export const excluded = /* @__PURE__ */ __message__<string>('mf-usage:consumption.excluded');
/** You have left this one out of consumption. */
export const excludedTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.excludedTold');
/** Failed to fetch consumption */
export const failed = /* @__PURE__ */ __message__<string>('mf-usage:consumption.failed');
/** First fill-up */
export const firstFillUp = /* @__PURE__ */ __message__<string>('mf-usage:consumption.firstFillUp');
/** This is where measuring begins: the next full fill-up ends with a figure. */
export const firstFillUpTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.firstFillUpTold');
/** Hydrogen */
export const hydrogen = /* @__PURE__ */ __message__<string>('mf-usage:consumption.hydrogen');
/** Imperial gallons */
export const imperialGallons = /* @__PURE__ */ __message__<string>('mf-usage:consumption.imperialGallons');
/** imp gal */
export const imperialGallonsShort = /* @__PURE__ */ __message__<string>('mf-usage:consumption.imperialGallonsShort');
/** Odometer was changed */
export const instrumentChanged = /* @__PURE__ */ __message__<string>('mf-usage:consumption.instrumentChanged');
/** The odometer was changed since the full fill-up before: no distance can be read across that. */
export const instrumentChangedTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.instrumentChangedTold');
/** Kilograms */
export const kilograms = /* @__PURE__ */ __message__<string>('mf-usage:consumption.kilograms');
/** Kilowatt-hours */
export const kilowattHours = /* @__PURE__ */ __message__<string>('mf-usage:consumption.kilowattHours');
/** km/l */
export const kmPerL = /* @__PURE__ */ __message__<string>('mf-usage:consumption.kmPerL');
/** l/100 km */
export const lPer100Km = /* @__PURE__ */ __message__<string>('mf-usage:consumption.lPer100Km');
/** Liters */
export const litres = /* @__PURE__ */ __message__<string>('mf-usage:consumption.litres');
/** l */
export const litresShort = /* @__PURE__ */ __message__<string>('mf-usage:consumption.litresShort');
/** LPG */
export const lpg = /* @__PURE__ */ __message__<string>('mf-usage:consumption.lpg');
/** Mileage not known */
export const mileageUnknown = /* @__PURE__ */ __message__<string>('mf-usage:consumption.mileageUnknown');
/** The odometer’s history has a time of unknown mileage since the full fill-up before. */
export const mileageUnknownTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.mileageUnknownTold');
/** One before is missing */
export const missedBefore = /* @__PURE__ */ __message__<string>('mf-usage:consumption.missedBefore');
/** A fill-up before this one is not recorded, so nobody knows what was used. Measuring begins anew here. */
export const missedBeforeTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.missedBeforeTold');
/** mpg (imp) */
export const mpgImperial = /* @__PURE__ */ __message__<string>('mf-usage:consumption.mpgImperial');
/** mpg (US) */
export const mpgUs = /* @__PURE__ */ __message__<string>('mf-usage:consumption.mpgUs');
/** Nothing driven */
export const noDistance = /* @__PURE__ */ __message__<string>('mf-usage:consumption.noDistance');
/** Nothing was driven since the full fill-up before. */
export const noDistanceTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.noDistanceTold');
/** Not full */
export const notFull = /* @__PURE__ */ __message__<string>('mf-usage:consumption.notFull');
/** The tank was not full afterwards. This amount counts in the figure that ends with the next full fill-up. */
export const notFullTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.notFullTold');
/** Odometer falls */
export const odometerFalls = /* @__PURE__ */ __message__<string>('mf-usage:consumption.odometerFalls');
/** The odometer shows less than at the full fill-up before. Look at both for a typing error. */
export const odometerFallsTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.odometerFallsTold');
/** Odometer not known */
export const odometerUnknown = /* @__PURE__ */ __message__<string>('mf-usage:consumption.odometerUnknown');
/** The odometer is not written down here or at the full fill-up before. Add it, and the figure appears. */
export const odometerUnknownTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.odometerUnknownTold');
/** Engine oil */
export const oil = /* @__PURE__ */ __message__<string>('mf-usage:consumption.oil');
/** Other tank not full */
export const otherTankNotFull = /* @__PURE__ */ __message__<string>('mf-usage:consumption.otherTankNotFull');
/** Another tank for the same energy was not full at this mileage. Fill both at one stop for a figure. */
export const otherTankNotFullTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.otherTankNotFullTold');
/** Other tank not known */
export const otherTankUnknown = /* @__PURE__ */ __message__<string>('mf-usage:consumption.otherTankUnknown');
/** Nothing is known yet of what was in this tank before. Measuring begins once it was full. */
export const otherTankUnknownTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.otherTankUnknownTold');
/** Petrol */
export const petrol = /* @__PURE__ */ __message__<string>('mf-usage:consumption.petrol');
/** Read consumption as */
export const readAs = /* @__PURE__ */ __message__<string>('mf-usage:consumption.readAs');
/** Two-stroke mix */
export const twoStrokeMix = /* @__PURE__ */ __message__<string>('mf-usage:consumption.twoStrokeMix');
/** Units differ */
export const unitsMixed = /* @__PURE__ */ __message__<string>('mf-usage:consumption.unitsMixed');
/** Since the last full fill-up it was bought by volume and by mass, which cannot be added. */
export const unitsMixedTold = /* @__PURE__ */ __message__<string>('mf-usage:consumption.unitsMixedTold');
/** US gallons */
export const usGallons = /* @__PURE__ */ __message__<string>('mf-usage:consumption.usGallons');
/** gal */
export const usGallonsShort = /* @__PURE__ */ __message__<string>('mf-usage:consumption.usGallonsShort');
