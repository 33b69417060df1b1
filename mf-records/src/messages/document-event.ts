// Made of en/document-event.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add Part */
export const addPart = /* @__PURE__ */ __message__<string>('mf-records:document-event.addPart');
/** Choose Parts of the Vehicle */
export const chooseParts = /* @__PURE__ */ __message__<string>('mf-records:document-event.chooseParts');
/** Parts that are there */
export const chosenParts = /* @__PURE__ */ __message__<string>('mf-records:document-event.chosenParts');
/** Cost */
export const cost = /* @__PURE__ */ __message__<string>('mf-records:document-event.cost');
/** Create Event and Parts */
export const createAll = /* @__PURE__ */ __message__<string>('mf-records:document-event.createAll');
/** Failed to create service event */
export const createEventFailed = /* @__PURE__ */ __message__<string>('mf-records:document-event.createEventFailed');
/** Error creating part */
export const createPartFailed = /* @__PURE__ */ __message__<string>('mf-records:document-event.createPartFailed');
/** {count, plural, one {# entry is created already.} other {# entries are created already.}} Save again, and only what is missing is made. */
export const created = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:document-event.created'),
);
/** Date performed */
export const datePerformed = /* @__PURE__ */ __message__<string>('mf-records:document-event.datePerformed');
/** Entered here: {sum} of {gross} on the invoice. */
export const entered = /* @__PURE__ */ __message__<(given: { gross: string | number; sum: string | number }) => string>(
  'mf-records:document-event.entered',
);
/** Oil and filter change */
export const exampleName = /* @__PURE__ */ __message__<string>('mf-records:document-event.exampleName');
/** Becomes */
export const goesTo = /* @__PURE__ */ __message__<string>('mf-records:document-event.goesTo');
/** Hide Parts of the Vehicle */
export const hideParts = /* @__PURE__ */ __message__<string>('mf-records:document-event.hideParts');
/** Lines of the invoice */
export const invoiceLines = /* @__PURE__ */ __message__<string>('mf-records:document-event.invoiceLines');
/** Parts are created with their price, tax included; the cost of the event is the rest. Lines for another vehicle are entered next, with a copy of this paper. */
export const invoiceLinesNote = /* @__PURE__ */ __message__<string>('mf-records:document-event.invoiceLinesNote');
/** Created */
export const isCreated = /* @__PURE__ */ __message__<string>('mf-records:document-event.isCreated');
/** {count, plural, one {# line} other {# lines}} for {sum} left for another vehicle, which comes next. */
export const leftForAnother = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; sum: string | number }) => string>(
    'mf-records:document-event.leftForAnother',
  ),
);
/** Mileage at service */
export const mileageAtService = /* @__PURE__ */ __message__<string>('mf-records:document-event.mileageAtService');
/** Name is required */
export const nameRequired = /* @__PURE__ */ __message__<string>('mf-records:document-event.nameRequired');
/** No. {number} */
export const noNumber = /* @__PURE__ */ __message__<(given: { number: string | number }) => string>(
  'mf-records:document-event.noNumber',
);
/** Part */
export const part = /* @__PURE__ */ __message__<string>('mf-records:document-event.part');
/** Part {at} */
export const partAt = /* @__PURE__ */ __message__<(given: { at: string | number }) => string>(
  'mf-records:document-event.partAt',
);
/** Part number */
export const partNumber = /* @__PURE__ */ __message__<string>('mf-records:document-event.partNumber');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('mf-records:document-event.parts');
/** What the invoice names: new parts, and those that the vehicle has already. All are installed by this event. */
export const partsNote = /* @__PURE__ */ __message__<string>('mf-records:document-event.partsNote');
/** Parts of the invoice */
export const partsOfInvoice = /* @__PURE__ */ __message__<string>('mf-records:document-event.partsOfInvoice');
/** Parts that were read by machine: tick what is right */
export const partsRead = /* @__PURE__ */ __message__<string>('mf-records:document-event.partsRead');
/** Price */
export const price = /* @__PURE__ */ __message__<string>('mf-records:document-event.price');
/** Price of one */
export const priceOfOne = /* @__PURE__ */ __message__<string>('mf-records:document-event.priceOfOne');
/** Quantity */
export const quantity = /* @__PURE__ */ __message__<string>('mf-records:document-event.quantity');
/** Quantity is required */
export const quantityRequired = /* @__PURE__ */ __message__<string>('mf-records:document-event.quantityRequired');
/** Service event */
export const serviceEvent = /* @__PURE__ */ __message__<string>('mf-records:document-event.serviceEvent');
/** Service name */
export const serviceName = /* @__PURE__ */ __message__<string>('mf-records:document-event.serviceName');
/** Service name is required */
export const serviceNameRequired = /* @__PURE__ */ __message__<string>('mf-records:document-event.serviceNameRequired');
/** Service type */
export const serviceType = /* @__PURE__ */ __message__<string>('mf-records:document-event.serviceType');
/** Take out {name} */
export const takeOut = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:document-event.takeOut',
);
/** Together {sum} */
export const together = /* @__PURE__ */ __message__<(given: { sum: string | number }) => string>(
  'mf-records:document-event.together',
);
/** part {at} */
export const unnamedPart = /* @__PURE__ */ __message__<(given: { at: string | number }) => string>(
  'mf-records:document-event.unnamedPart',
);
/** Part */
export const useAsPart = /* @__PURE__ */ __message__<string>('mf-records:document-event.useAsPart');
/** Cost of this event */
export const useAsWork = /* @__PURE__ */ __message__<string>('mf-records:document-event.useAsWork');
/** For another vehicle */
export const useElsewhere = /* @__PURE__ */ __message__<string>('mf-records:document-event.useElsewhere');
/** Vehicle is required */
export const vehicleRequired = /* @__PURE__ */ __message__<string>('mf-records:document-event.vehicleRequired');
/** What was done */
export const whatWasDone = /* @__PURE__ */ __message__<string>('mf-records:document-event.whatWasDone');
