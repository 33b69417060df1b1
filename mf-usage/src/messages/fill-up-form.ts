// Made of en/fill-up-form.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** AC */
export const ac = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.ac');
/** Amount and cost */
export const amountAndCost = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.amountAndCost');
/** Amount is required */
export const amountRequired = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.amountRequired');
/** Charge */
export const charge = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.charge');
/** Battery afterwards */
export const chargeAfter = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.chargeAfter');
/** Battery before */
export const chargeBefore = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.chargeBefore');
/** Kind of charge */
export const chargeKind = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.chargeKind');
/** Save Fill-up */
export const create = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.create');
/** Date is required */
export const dateRequired = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.dateRequired');
/** DC */
export const dc = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.dc');
/** {label} must be a number such as {example}, from {min} to {max}, with at most {decimals} decimals */
export const decimalFromTo = /* @__PURE__ */ __message__<
  (given: {
    decimals: string | number;
    example: string | number;
    label: string | number;
    max: string | number;
    min: string | number;
  }) => string
>('mf-usage:fill-up-form.decimalFromTo');
/** Energy is required */
export const energyRequired = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.energyRequired');
/** Leave it out of consumption */
export const excluded = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.excluded');
/** For a can that was filled as well, or a tow. */
export const excludedHint = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.excludedHint');
/** Fill-up */
export const fillUp = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.fillUp');
/** Filled to the top */
export const full = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.full');
/** Charged as far as usual */
export const fullCharge = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.fullCharge');
/** Last: {mileage}, {day} */
export const lastOdometer = /* @__PURE__ */ __message__<
  (given: { day: string | number; mileage: string | number }) => string
>('mf-usage:fill-up-form.lastOdometer');
/** Lately: */
export const lately = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.lately');
/** One before it was not recorded */
export const missedBefore = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.missedBefore');
/** No figure is made across what is missing. */
export const missedBeforeHint = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.missedBeforeHint');
/** More */
export const more = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.more');
/** Station, unit, time, note */
export const moreHint = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.moreHint');
/** Failed to save fill-up */
export const notCreated = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.notCreated');
/** Note */
export const note = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.note');
/** Failed to read the paper */
export const paperFailed = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.paperFailed');
/** The fill-up is saved. The paper could not be linked to it; save once more to try again. */
export const paperNotLinked = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.paperNotLinked');
/** It counts in the figure of the next full one. */
export const partialHint = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.partialHint');
/** Price per {unit} */
export const pricePer = /* @__PURE__ */ __message__<(given: { unit: string | number }) => string>(
  'mf-usage:fill-up-form.pricePer',
);
/** Put back */
export const putBack = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.putBack');
/** Vehicle, date, energy and amount are required */
export const required = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.required');
/** Select what was filled */
export const selectEnergy = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.selectEnergy');
/** Select a vehicle */
export const selectVehicle = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.selectVehicle');
/** Tank */
export const tank = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.tank');
/** Of a vehicle that has several: 1 to 9 */
export const tankHint = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.tankHint');
/** Car and day */
export const theFillUp = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.theFillUp');
/** Time */
export const time = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.time');
/** Time must be a time of day, such as 14:05 */
export const timeOfDay = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.timeOfDay');
/** Trip meter */
export const trip = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.trip');
/** Unit */
export const unit = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.unit');
/** Update Fill-up */
export const update = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.update');
/** Vehicle is required */
export const vehicleRequired = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.vehicleRequired');
/** Worked out from the other two */
export const workedOut = /* @__PURE__ */ __message__<string>('mf-usage:fill-up-form.workedOut');
/** Worked out anew; you had {before}. */
export const workedOutAnew = /* @__PURE__ */ __message__<(given: { before: string | number }) => string>(
  'mf-usage:fill-up-form.workedOutAnew',
);
