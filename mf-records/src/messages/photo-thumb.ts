// Made of en/photo-thumb.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Being prepared */
export const beingPrepared = /* @__PURE__ */ __message__<string>('mf-records:photo-thumb.beingPrepared');
/** Cannot be shown */
export const cannotBeShown = /* @__PURE__ */ __message__<string>('mf-records:photo-thumb.cannotBeShown');
/** Not loaded */
export const notLoaded = /* @__PURE__ */ __message__<string>('mf-records:photo-thumb.notLoaded');
/** Photo of {day} */
export const photoOf = /* @__PURE__ */ __message__<(given: { day: string | number }) => string>(
  'mf-records:photo-thumb.photoOf',
);
/** Photo of {vehicle}, {day} */
export const photoOfVehicle = /* @__PURE__ */ __message__<
  (given: { day: string | number; vehicle: string | number }) => string
>('mf-records:photo-thumb.photoOfVehicle');
