// Made of en/dashboard.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add the first one, and its history has a place. */
export const addTheFirst = /* @__PURE__ */ __message__<string>('shell:dashboard.addTheFirst');
/** Add Vehicle */
export const addVehicle = /* @__PURE__ */ __message__<string>('shell:dashboard.addVehicle');
/** {count, plural, one {# collection} other {# collections}} in all */
export const collectionsInAll = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('shell:dashboard.collectionsInAll'),
);
/** Dashboard */
export const dashboard = /* @__PURE__ */ __message__<string>('shell:dashboard.dashboard');
/** Every vehicle belongs to a collection. Make one, then add the first vehicle to it. */
export const everyVehicleBelongs = /* @__PURE__ */ __message__<string>('shell:dashboard.everyVehicleBelongs');
/** Failed to fetch collections */
export const fetchFailed = /* @__PURE__ */ __message__<string>('shell:dashboard.fetchFailed');
/** Failed to fetch vehicles */
export const fetchVehiclesFailed = /* @__PURE__ */ __message__<string>('shell:dashboard.fetchVehiclesFailed');
/** Loading collections... */
export const loadingCollections = /* @__PURE__ */ __message__<string>('shell:dashboard.loadingCollections');
/** Loading vehicles... */
export const loadingVehicles = /* @__PURE__ */ __message__<string>('shell:dashboard.loadingVehicles');
/** New Collection */
export const newCollection = /* @__PURE__ */ __message__<string>('shell:dashboard.newCollection');
/** No collections yet */
export const noCollections = /* @__PURE__ */ __message__<string>('shell:dashboard.noCollections');
/** No description provided */
export const noDescription = /* @__PURE__ */ __message__<string>('shell:dashboard.noDescription');
/** No vehicles yet */
export const noVehicles = /* @__PURE__ */ __message__<string>('shell:dashboard.noVehicles');
/** Nothing due */
export const nothingDue = /* @__PURE__ */ __message__<string>('shell:dashboard.nothingDue');
/** Quick actions */
export const quickActions = /* @__PURE__ */ __message__<string>('shell:dashboard.quickActions');
/** What would you like to write down today? */
export const subtitle = /* @__PURE__ */ __message__<string>('shell:dashboard.subtitle');
/** Updated <date></date> */
export const updated = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { date: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'shell:dashboard.updated',
  ),
);
/** {count, plural, one {# vehicle} other {# vehicles}} */
export const vehicles = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('shell:dashboard.vehicles'),
);
/** {count, plural, one {# vehicle} other {# vehicles}} in all */
export const vehiclesInAll = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('shell:dashboard.vehiclesInAll'),
);
/** View all collections */
export const viewAll = /* @__PURE__ */ __message__<string>('shell:dashboard.viewAll');
/** View all vehicles */
export const viewAllVehicles = /* @__PURE__ */ __message__<string>('shell:dashboard.viewAllVehicles');
/** Welcome */
export const welcome = /* @__PURE__ */ __message__<string>('shell:dashboard.welcome');
/** Welcome, {name} */
export const welcomeBack =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('shell:dashboard.welcomeBack');
/** Your collections */
export const yourCollections = /* @__PURE__ */ __message__<string>('shell:dashboard.yourCollections');
/** Your vehicles */
export const yourVehicles = /* @__PURE__ */ __message__<string>('shell:dashboard.yourVehicles');
