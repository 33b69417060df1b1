// Made of en/collection.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add the first one, and its history begins. */
export const addTheFirst = /* @__PURE__ */ __message__<string>('mf-garage:collection.addTheFirst');
/** Add Vehicle */
export const addVehicle = /* @__PURE__ */ __message__<string>('mf-garage:collection.addVehicle');
/** Collection */
export const collection = /* @__PURE__ */ __message__<string>('mf-garage:collection.collection');
/** Collections */
export const collections = /* @__PURE__ */ __message__<string>('mf-garage:collection.collections');
/** Create Collection */
export const create = /* @__PURE__ */ __message__<string>('mf-garage:collection.create');
/** Delete Collection */
export const deleteCollection = /* @__PURE__ */ __message__<string>('mf-garage:collection.deleteCollection');
/** Delete Everything */
export const deleteEverything = /* @__PURE__ */ __message__<string>('mf-garage:collection.deleteEverything');
/** Delete with all their history */
export const deleteWithHistory = /* @__PURE__ */ __message__<string>('mf-garage:collection.deleteWithHistory');
/** Description */
export const description = /* @__PURE__ */ __message__<string>('mf-garage:collection.description');
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('mf-garage:collection.edit');
/** Edit Collection */
export const editCollection = /* @__PURE__ */ __message__<string>('mf-garage:collection.editCollection');
/** Air-cooled, daily drivers, the barn... */
export const forExampleName = /* @__PURE__ */ __message__<string>('mf-garage:collection.forExampleName');
/** It holds no vehicles. This cannot be undone. */
export const holdsNone = /* @__PURE__ */ __message__<string>('mf-garage:collection.holdsNone');
/** Last updated */
export const lastUpdated = /* @__PURE__ */ __message__<string>('mf-garage:collection.lastUpdated');
/** Loading collection... */
export const loading = /* @__PURE__ */ __message__<string>('mf-garage:collection.loading');
/** Loading vehicles... */
export const loadingVehicles = /* @__PURE__ */ __message__<string>('mf-garage:collection.loadingVehicles');
/** Move Vehicles and Delete */
export const moveAndDelete = /* @__PURE__ */ __message__<string>('mf-garage:collection.moveAndDelete');
/** Move them to */
export const moveThemTo = /* @__PURE__ */ __message__<string>('mf-garage:collection.moveThemTo');
/** Move to another collection */
export const moveToAnother = /* @__PURE__ */ __message__<string>('mf-garage:collection.moveToAnother');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-garage:collection.name');
/** Collection name is required */
export const nameRequired = /* @__PURE__ */ __message__<string>('mf-garage:collection.nameRequired');
/** No description provided */
export const noDescription = /* @__PURE__ */ __message__<string>('mf-garage:collection.noDescription');
/** No vehicles in this collection yet. */
export const noVehicles = /* @__PURE__ */ __message__<string>('mf-garage:collection.noVehicles');
/** Collection not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-garage:collection.notFound');
/** Delete */
export const remove = /* @__PURE__ */ __message__<string>('mf-garage:collection.remove');
/** Are you sure you want to delete this collection? */
export const sureToDelete = /* @__PURE__ */ __message__<string>('mf-garage:collection.sureToDelete');
/** Update Collection */
export const update = /* @__PURE__ */ __message__<string>('mf-garage:collection.update');
/** Vehicles */
export const vehicles = /* @__PURE__ */ __message__<string>('mf-garage:collection.vehicles');
/** What becomes of its {count, plural, one {# vehicle} other {# vehicles}} */
export const whatBecomes = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-garage:collection.whatBecomes'),
);
/** What belongs together here, and why */
export const whatBelongsTogether = /* @__PURE__ */ __message__<string>('mf-garage:collection.whatBelongsTogether');
/** Its {count, plural, one {# vehicle} other {# vehicles}} will move to {collection}, with all their history. Only the collection itself is deleted. */
export const willMove = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { collection: string | number; count: number }) => string>(
    'mf-garage:collection.willMove',
  ),
);
