// Made of en/vehicle.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Added to Carnet */
export const addedToCarnet = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.addedToCarnet');
/** Collection */
export const collection = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.collection');
/** Color */
export const color = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.color');
/** Costs */
export const costs = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.costs');
/** Costs of {year} */
export const costsOf =
  /* @__PURE__ */ __message__<(given: { year: string | number }) => string>('mf-garage:vehicle.costsOf');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.description');
/** What a service schedule makes due will stand here. */
export const dueWillStandHere = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.dueWillStandHere');
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.edit');
/** Hand over */
export const handOver = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.handOver');
/** Instruments */
export const instruments = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.instruments');
/** Loading vehicle... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.loading');
/** Make */
export const make = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.make');
/** Make a Dossier */
export const makeDossier = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.makeDossier');
/** Manufactured */
export const manufactured = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.manufactured');
/** Mileage */
export const mileage = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.mileage');
/** Model */
export const model = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.model');
/** {count, plural, one {# month} other {# months}} */
export const months = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:vehicle.months'),
);
/** {months, plural, one {# month} other {# months}} ({years, plural, one {# year} other {# years}}) */
export const monthsAndYears = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { months: number; years: number }) => string>('mf-garage:vehicle.monthsAndYears'),
);
/** Next due */
export const nextDue = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.nextDue');
/** Nickname */
export const nickname = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.nickname');
/** Vehicle not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.notFound');
/** Not known right now */
export const notKnown = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.notKnown');
/** Notes */
export const notes = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.notes');
/** Nothing is due. */
export const nothingDue = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.nothingDue');
/** Odometer */
export const odometer = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.odometer');
/** Overview */
export const overview = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.overview');
/** Page for a Buyer */
export const pageForBuyer = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.pageForBuyer');
/** Parts */
export const parts = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.parts');
/** Passport */
export const passport = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.passport');
/** Purchased */
export const purchased = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.purchased');
/** Quick Actions */
export const quickActions = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.quickActions');
/** Type */
export const type = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.type');
/** Upcoming Maintenance */
export const upcomingMaintenance = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.upcomingMaintenance');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.vehicle');
/** Vehicle age */
export const vehicleAge = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.vehicleAge');
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.vehicles');
/** VIN */
export const vin = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.vin');
/** Year */
export const year = /* @__PURE__ */ __message__<string>('mf-garage:vehicle.year');
