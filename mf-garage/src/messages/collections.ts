// Made of en/collections.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Collections */
export const collections = /* @__PURE__ */ __message__<string>('mf-garage:collections.collections');
/** {count, plural, one {# collection} other {# collections}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:collections.count'),
);
/** Failed to create collection */
export const createFailed = /* @__PURE__ */ __message__<string>('mf-garage:collections.createFailed');
/** Create Your First Collection */
export const createYourFirst = /* @__PURE__ */ __message__<string>('mf-garage:collections.createYourFirst');
/** Failed to delete collection */
export const deleteFailed = /* @__PURE__ */ __message__<string>('mf-garage:collections.deleteFailed');
/** Failed to fetch collections */
export const fetchAllFailed = /* @__PURE__ */ __message__<string>('mf-garage:collections.fetchAllFailed');
/** Failed to fetch collection */
export const fetchFailed = /* @__PURE__ */ __message__<string>('mf-garage:collections.fetchFailed');
/** Failed to fetch vehicles in collection */
export const fetchVehiclesFailed = /* @__PURE__ */ __message__<string>('mf-garage:collections.fetchVehiclesFailed');
/** Filter collections */
export const filterCollections = /* @__PURE__ */ __message__<string>('mf-garage:collections.filterCollections');
/** Last updated <date></date> */
export const lastUpdated = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { date: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-garage:collections.lastUpdated',
  ),
);
/** Loading collections... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:collections.loading');
/** New Collection */
export const newCollection = /* @__PURE__ */ __message__<string>('mf-garage:collections.newCollection');
/** No collections yet. */
export const noCollections = /* @__PURE__ */ __message__<string>('mf-garage:collections.noCollections');
/** No description provided */
export const noDescription = /* @__PURE__ */ __message__<string>('mf-garage:collections.noDescription');
/** No collections found matching your filters. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-garage:collections.noMatch');
/** Name or description */
export const searchedFor = /* @__PURE__ */ __message__<string>('mf-garage:collections.searchedFor');
/** Your vehicles, in the groups that make sense to you. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-garage:collections.subtitle');
/** Failed to update collection */
export const updateFailed = /* @__PURE__ */ __message__<string>('mf-garage:collections.updateFailed');
/** {count, plural, one {# vehicle} other {# vehicles}} */
export const vehicles = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:collections.vehicles'),
);
/** A collection holds vehicles: the daily ones, the project in the barn, everything with two wheels. */
export const whatItHolds = /* @__PURE__ */ __message__<string>('mf-garage:collections.whatItHolds');
