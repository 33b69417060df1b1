// Made of en/pickers.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add a part */
export const addPart = /* @__PURE__ */ __message__<string>('mf-records:pickers.addPart');
/** Service events that are not sent yet */
export const eventsNotSent = /* @__PURE__ */ __message__<string>('mf-records:pickers.eventsNotSent');
/** Service events of this vehicle */
export const eventsOfVehicle = /* @__PURE__ */ __message__<string>('mf-records:pickers.eventsOfVehicle');
/** {count, plural, other {Selected service events (#)}} */
export const eventsSelected = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:pickers.eventsSelected'),
);
/** Find a service event */
export const findEvent = /* @__PURE__ */ __message__<string>('mf-records:pickers.findEvent');
/** Find a part */
export const findPart = /* @__PURE__ */ __message__<string>('mf-records:pickers.findPart');
/** Hide Part Selection */
export const hideParts = /* @__PURE__ */ __message__<string>('mf-records:pickers.hideParts');
/** Loading service events... */
export const loadingEvents = /* @__PURE__ */ __message__<string>('mf-records:pickers.loadingEvents');
/** Loading parts... */
export const loadingParts = /* @__PURE__ */ __message__<string>('mf-records:pickers.loadingParts');
/** No service event is selected. */
export const noEvent = /* @__PURE__ */ __message__<string>('mf-records:pickers.noEvent');
/** No matching service events found. */
export const noEventMatches = /* @__PURE__ */ __message__<string>('mf-records:pickers.noEventMatches');
/** No service events for this vehicle yet. */
export const noEventsYet = /* @__PURE__ */ __message__<string>('mf-records:pickers.noEventsYet');
/** No matching parts found. */
export const noPartMatches = /* @__PURE__ */ __message__<string>('mf-records:pickers.noPartMatches');
/** No parts are selected. */
export const noParts = /* @__PURE__ */ __message__<string>('mf-records:pickers.noParts');
/** No parts for this vehicle yet. */
export const noPartsYet = /* @__PURE__ */ __message__<string>('mf-records:pickers.noPartsYet');
/** None */
export const none = /* @__PURE__ */ __message__<string>('mf-records:pickers.none');
/** Parts of this vehicle */
export const partsOfVehicle = /* @__PURE__ */ __message__<string>('mf-records:pickers.partsOfVehicle');
/** {count, plural, other {Selected parts (#)}} */
export const partsSelected = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:pickers.partsSelected'),
);
/** Selected service events */
export const selectedEvents = /* @__PURE__ */ __message__<string>('mf-records:pickers.selectedEvents');
/** Selected parts */
export const selectedParts = /* @__PURE__ */ __message__<string>('mf-records:pickers.selectedParts');
/** Service event */
export const serviceEvent = /* @__PURE__ */ __message__<string>('mf-records:pickers.serviceEvent');
/** Show Part Selection */
export const showParts = /* @__PURE__ */ __message__<string>('mf-records:pickers.showParts');
/** Select a vehicle to see its service events. */
export const vehicleForEvents = /* @__PURE__ */ __message__<string>('mf-records:pickers.vehicleForEvents');
/** Select a vehicle to see its parts. */
export const vehicleForParts = /* @__PURE__ */ __message__<string>('mf-records:pickers.vehicleForParts');
