// Made of en/photo-dialogs.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** A new album */
export const aNewAlbum = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.aNewAlbum');
/** Add {count, plural, one {# photo} other {# photos}} */
export const add = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:photo-dialogs.add'),
);
/** Add tags */
export const addTags = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.addTags');
/** Add Tags */
export const addTheTags = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.addTheTags');
/** {count, plural, one {# photo} other {# photos}} added to {album}. */
export const added = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { album: string | number; count: number }) => string>(
    'mf-records:photo-dialogs.added',
  ),
);
/** Album */
export const album = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.album');
/** Album {name} made with {count, plural, one {# photo} other {# photos}}. */
export const albumMade = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; name: string | number }) => string>(
    'mf-records:photo-dialogs.albumMade',
  ),
);
/** Add to an album */
export const albumTitle = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.albumTitle');
/** Several are divided by commas. */
export const byCommas = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.byCommas');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.cancel');
/** Close */
export const close = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.close');
/** Delete for Good */
export const deleteForGood = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.deleteForGood');
/** Delete for good? */
export const deleteTitle = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.deleteTitle');
/** {count, plural, one {# photo} other {# photos}} deleted for good. */
export const deleted = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:photo-dialogs.deleted'),
);
/** Find: {kind} */
export const find = /* @__PURE__ */ __message__<(given: { kind: string | number }) => string>(
  'mf-records:photo-dialogs.find',
);
/** Kind of record */
export const kindOfRecord = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.kindOfRecord');
/** Link */
export const link = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.link');
/** Link to a record */
export const linkTitle = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.linkTitle');
/** {count, plural, one {# photo} other {# photos}} linked to {record}. */
export const linked = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; record: string | number }) => string>(
    'mf-records:photo-dialogs.linked',
  ),
);
/** Loading records... */
export const loadingRecords = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.loadingRecords');
/** Make Album */
export const makeAlbum = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.makeAlbum');
/** Move {count, plural, one {# photo} other {# photos}} */
export const move = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:photo-dialogs.move'),
);
/** Move to a vehicle */
export const moveTitle = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.moveTitle');
/** Photos that move leave the records of the vehicle that they had. */
export const movedLeave = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.movedLeave');
/** {count, plural, one {# photo} other {# photos}} moved to {vehicle}. */
export const movedTo = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; vehicle: string | number }) => string>(
    'mf-records:photo-dialogs.movedTo',
  ),
);
/** {count, plural, one {# photo} other {# photos}} moved to no vehicle. */
export const movedToNone = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:photo-dialogs.movedToNone'),
);
/** Name of the new album */
export const nameOfAlbum = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.nameOfAlbum');
/** Album name is required */
export const nameRequired = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.nameRequired');
/** New album */
export const newAlbum = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.newAlbum');
/** New tags */
export const newTags = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.newTags');
/** No vehicle */
export const noVehicle = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.noVehicle');
/** {count, plural, one {The photo} other {# photos}} cannot be brought back after that. */
export const noWayBack = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:photo-dialogs.noWayBack'),
);
/** Nothing found. */
export const nothingFound = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.nothingFound');
/** Remove {tag} */
export const removeTag = /* @__PURE__ */ __message__<(given: { tag: string | number }) => string>(
  'mf-records:photo-dialogs.removeTag',
);
/** Select one */
export const selectOne = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.selectOne');
/** Select a vehicle */
export const selectVehicle = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.selectVehicle');
/** These photos are of several vehicles. A record is of one: select photos of one vehicle, or move them first. */
export const severalVehicles = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.severalVehicles');
/** {tag} taken off {count, plural, one {# photo} other {# photos}}. */
export const tagTaken = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; tag: string | number }) => string>(
    'mf-records:photo-dialogs.tagTaken',
  ),
);
/** Tags */
export const tags = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.tags');
/** {tags} added to {count, plural, one {# photo} other {# photos}}. */
export const tagsAdded = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number; tags: string | number }) => string>(
    'mf-records:photo-dialogs.tagsAdded',
  ),
);
/** {count, plural, one {Take a tag off it} other {Take a tag off all of them}} */
export const takeOff = /* @__PURE__ */ __message__<(given: { count: number }) => string>(
  'mf-records:photo-dialogs.takeOff',
);
/** Tags of these photos */
export const theirTags = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.theirTags');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.vehicle');
/** Write a tag first */
export const writeTag = /* @__PURE__ */ __message__<string>('mf-records:photo-dialogs.writeTag');
