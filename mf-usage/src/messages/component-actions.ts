// Made of en/component-actions.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Each by hand */
export const byHand = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.byHand');
/** Component */
export const component = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.component');
/** Crosswise */
export const crosswise = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.crosswise');
/** Say the day */
export const dayRequired = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.dayRequired');
/** Distance */
export const distance = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.distance');
/** Edit tread reading */
export const editTreadTitle = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.editTreadTitle');
/** Front and rear */
export const frontRear = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.frontRear');
/** Hours */
export const hours = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.hours');
/** Inner */
export const inner = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.inner');
/** Middle */
export const middle = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.middle');
/** Odometer */
export const mileage = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.mileage');
/** Without it nobody knows what it ran. */
export const mileageHint = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.mileageHint');
/** Mount */
export const mountTitle = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.mountTitle');
/** Note */
export const note = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.note');
/** Add tyres or a component first. */
export const nothingToMount = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.nothingToMount');
/** Outer */
export const outer = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.outer');
/** Pattern */
export const pattern = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.pattern');
/** Position */
export const position = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.position');
/** Where there are several: front, left */
export const positionHint = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.positionHint');
/** Rebuilt */
export const rebuildTitle = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.rebuildTitle');
/** Say which component, which vehicle and which day */
export const required = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.required');
/** Rotate */
export const rotateTitle = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.rotateTitle');
/** Save */
export const save = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.save');
/** Select a component */
export const selectComponent = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.selectComponent');
/** Select a vehicle */
export const selectVehicle = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.selectVehicle');
/** Sessions */
export const sessions = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.sessions');
/** Where it lies then */
export const storedAt = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.storedAt');
/** Take off */
export const takeOffTitle = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.takeOffTitle');
/** Take off what is there now */
export const takesOff = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.takesOff');
/** It comes off on the same day, at the same mileage. */
export const takesOffHint = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.takesOffHint');
/** Read tread */
export const treadTitle = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.treadTitle');
/** Two tyres cannot be at one place */
export const twice = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.twice');
/** Tyre {number} */
export const tyreAt = /* @__PURE__ */ __message__<(given: { number: string | number }) => string>(
  'mf-usage:component-actions.tyreAt',
);
/** Unit */
export const unit = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.unit');
/** Used elsewhere */
export const useTitle = /* @__PURE__ */ __message__<string>('mf-usage:component-actions.useTitle');
