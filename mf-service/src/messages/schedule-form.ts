// Made of en/schedule-form.json by `npm run messages`. Change that, and not this.
declare function __message__<Message>(id: string): Message;

/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.cancel');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.description');
/** Service schedule */
export const label = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.label');
/** Vehicle and name are required */
export const missing = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.missing');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.name');
/** Name is required */
export const nameMissing = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.nameMissing');
/** Factory maintenance */
export const namePlaceholder = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.namePlaceholder');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.saving');
/** Schedule */
export const schedule = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.schedule');
/** The templates that a vehicle follows. You choose them in the next step. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.subtitle');
/** Create Service Schedule */
export const title = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.title');
/** Vehicle is required */
export const vehicleMissing = /* @__PURE__ */ __message__<string>('mf-service:schedule-form.vehicleMissing');
