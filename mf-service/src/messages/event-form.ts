// Made of en/event-form.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add Part */
export const addPart = /* @__PURE__ */ __message__<string>('mf-service:event-form.addPart');
/** A service event belongs to a vehicle, and there is none in your garage yet. */
export const belongs = /* @__PURE__ */ __message__<string>('mf-service:event-form.belongs');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-service:event-form.cancel');
/** Cost in another currency */
export const convertedCost = /* @__PURE__ */ __message__<string>('mf-service:event-form.convertedCost');
/** Cost */
export const cost = /* @__PURE__ */ __message__<string>('mf-service:event-form.cost');
/** Its next due point is counted from this service event. */
export const countedFromHere = /* @__PURE__ */ __message__<string>('mf-service:event-form.countedFromHere');
/** Create Service Event */
export const createEvent = /* @__PURE__ */ __message__<string>('mf-service:event-form.createEvent');
/** Failed to create service event */
export const createFailed = /* @__PURE__ */ __message__<string>('mf-service:event-form.createFailed');
/** Date performed */
export const datePerformed = /* @__PURE__ */ __message__<string>('mf-service:event-form.datePerformed');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-service:event-form.description');
/** Find a part */
export const findPart = /* @__PURE__ */ __message__<string>('mf-service:event-form.findPart');
/** Loading parts... */
export const loadingParts = /* @__PURE__ */ __message__<string>('mf-service:event-form.loadingParts');
/** Mileage */
export const mileage = /* @__PURE__ */ __message__<string>('mf-service:event-form.mileage');
/** Mileage at service */
export const mileageAtService = /* @__PURE__ */ __message__<string>('mf-service:event-form.mileageAtService');
/** A higher mileage becomes the vehicle's mileage. It never goes down. */
export const mileageRises = /* @__PURE__ */ __message__<string>('mf-service:event-form.mileageRises');
/** Vehicle, type, and name are required */
export const missing = /* @__PURE__ */ __message__<string>('mf-service:event-form.missing');
/** Service name is required */
export const nameMissing = /* @__PURE__ */ __message__<string>('mf-service:event-form.nameMissing');
/** No matching parts found. */
export const noMatchingParts = /* @__PURE__ */ __message__<string>('mf-service:event-form.noMatchingParts');
/** This vehicle has no parts yet. <link>Add a part</link> */
export const noPartsYet = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-service:event-form.noPartsYet',
  ),
);
/** No template */
export const noTemplate = /* @__PURE__ */ __message__<string>('mf-service:event-form.noTemplate');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-service:event-form.notes');
/** Oil and filter change */
export const oilChange = /* @__PURE__ */ __message__<string>('mf-service:event-form.oilChange');
/** On completion */
export const onCompletion = /* @__PURE__ */ __message__<string>('mf-service:event-form.onCompletion');
/** Part of this vehicle */
export const partOfVehicle = /* @__PURE__ */ __message__<string>('mf-service:event-form.partOfVehicle');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('mf-service:event-form.parts');
/** The parts of this event become Installed. */
export const partsBecomeInstalled = /* @__PURE__ */ __message__<string>('mf-service:event-form.partsBecomeInstalled');
/** What was fitted. Completing the event marks it as installed. */
export const partsExplained = /* @__PURE__ */ __message__<string>('mf-service:event-form.partsExplained');
/** Parts used */
export const partsUsed = /* @__PURE__ */ __message__<string>('mf-service:event-form.partsUsed');
/** Quantity */
export const quantity = /* @__PURE__ */ __message__<string>('mf-service:event-form.quantity');
/** Each part needs a quantity of at least 1 */
export const quantityMissing = /* @__PURE__ */ __message__<string>('mf-service:event-form.quantityMissing');
/** Quantity of {part} */
export const quantityOf = /* @__PURE__ */ __message__<(given: { part: string | number }) => string>(
  'mf-service:event-form.quantityOf',
);
/** <strong>{template}</strong> recommends: {parts} */
export const recommends = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<
    (given: { parts: ReactNode; strong: (text: ReactNode) => ReactNode; template: ReactNode }) => ReactNode[]
  >('mf-service:event-form.recommends'),
);
/** Remove {part} */
export const removePart = /* @__PURE__ */ __message__<(given: { part: string | number }) => string>(
  'mf-service:event-form.removePart',
);
/** Report */
export const report = /* @__PURE__ */ __message__<string>('mf-service:event-form.report');
/** Report and notes */
export const reportAndNotes = /* @__PURE__ */ __message__<string>('mf-service:event-form.reportAndNotes');
/** How it went, what was found... */
export const reportPlaceholder = /* @__PURE__ */ __message__<string>('mf-service:event-form.reportPlaceholder');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('mf-service:event-form.saving');
/** Select a part */
export const selectPart = /* @__PURE__ */ __message__<string>('mf-service:event-form.selectPart');
/** Select a vehicle to see its parts. */
export const selectVehicleFirst = /* @__PURE__ */ __message__<string>('mf-service:event-form.selectVehicleFirst');
/** Service event */
export const serviceEvent = /* @__PURE__ */ __message__<string>('mf-service:event-form.serviceEvent');
/** Service name */
export const serviceName = /* @__PURE__ */ __message__<string>('mf-service:event-form.serviceName');
/** Service type */
export const serviceType = /* @__PURE__ */ __message__<string>('mf-service:event-form.serviceType');
/** Status */
export const status = /* @__PURE__ */ __message__<string>('mf-service:event-form.status');
/** The template comes due again, counted from this event. */
export const templateComesAgain = /* @__PURE__ */ __message__<string>('mf-service:event-form.templateComesAgain');
/** Template */
export const templateLabel = /* @__PURE__ */ __message__<string>('mf-service:event-form.templateLabel');
/** Template information unavailable */
export const templateUnavailable = /* @__PURE__ */ __message__<string>('mf-service:event-form.templateUnavailable');
/** Type is required */
export const typeMissing = /* @__PURE__ */ __message__<string>('mf-service:event-form.typeMissing');
/** Vehicle is required */
export const vehicleMissing = /* @__PURE__ */ __message__<string>('mf-service:event-form.vehicleMissing');
/** What was done */
export const whatWasDone = /* @__PURE__ */ __message__<string>('mf-service:event-form.whatWasDone');
/** When, at what mileage, for how much */
export const whenAndHowMuch = /* @__PURE__ */ __message__<string>('mf-service:event-form.whenAndHowMuch');
