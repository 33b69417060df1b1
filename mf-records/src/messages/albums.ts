// Made of en/albums.json by `npm run messages`. Change that, and not this.
import { counting } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Add Photos */
export const addPhotos = /* @__PURE__ */ __message__<string>('mf-records:albums.addPhotos');
/** Albums */
export const albums = /* @__PURE__ */ __message__<string>('mf-records:albums.albums');
/** Choose Photos */
export const choosePhotos = /* @__PURE__ */ __message__<string>('mf-records:albums.choosePhotos');
/** {count, plural, one {# photo} other {# photos}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:albums.count'),
);
/** Create Album */
export const create = /* @__PURE__ */ __message__<string>('mf-records:albums.create');
/** Delete Album */
export const deleteAlbum = /* @__PURE__ */ __message__<string>('mf-records:albums.deleteAlbum');
/** Are you sure you want to delete this album? */
export const deleteQuestion = /* @__PURE__ */ __message__<string>('mf-records:albums.deleteQuestion');
/** Select photos, and add them with ‘Album’ at the lower edge. */
export const howToAdd = /* @__PURE__ */ __message__<string>('mf-records:albums.howToAdd');
/** Loading album... */
export const loadingAlbum = /* @__PURE__ */ __message__<string>('mf-records:albums.loadingAlbum');
/** Loading albums... */
export const loadingAlbums = /* @__PURE__ */ __message__<string>('mf-records:albums.loadingAlbums');
/** Loading photos... */
export const loadingPhotos = /* @__PURE__ */ __message__<string>('mf-records:albums.loadingPhotos');
/** Make Your First Album */
export const makeFirst = /* @__PURE__ */ __message__<string>('mf-records:albums.makeFirst');
/** Name */
export const name = /* @__PURE__ */ __message__<string>('mf-records:albums.name');
/** Album name is required */
export const nameRequired = /* @__PURE__ */ __message__<string>('mf-records:albums.nameRequired');
/** New Album */
export const newAlbum = /* @__PURE__ */ __message__<string>('mf-records:albums.newAlbum');
/** No albums yet. */
export const noAlbums = /* @__PURE__ */ __message__<string>('mf-records:albums.noAlbums');
/** No photos in this album yet. */
export const noPhotos = /* @__PURE__ */ __message__<string>('mf-records:albums.noPhotos');
/** Album not found */
export const notFound = /* @__PURE__ */ __message__<string>('mf-records:albums.notFound');
/** Its photos stay; only the album goes. */
export const photosStay = /* @__PURE__ */ __message__<string>('mf-records:albums.photosStay');
/** Rename */
export const rename = /* @__PURE__ */ __message__<string>('mf-records:albums.rename');
/** Rename Album */
export const renameAlbum = /* @__PURE__ */ __message__<string>('mf-records:albums.renameAlbum');
/** Save */
export const save = /* @__PURE__ */ __message__<string>('mf-records:albums.save');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('mf-records:albums.saving');
/** Sort by Hand */
export const sortByHand = /* @__PURE__ */ __message__<string>('mf-records:albums.sortByHand');
/** Photos that belong together, in the order that you give them. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-records:albums.subtitle');
/** Take out */
export const takeOut = /* @__PURE__ */ __message__<string>('mf-records:albums.takeOut');
/** {count, plural, one {# photo} other {# photos}} taken out of the album. */
export const takenOut = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:albums.takenOut'),
);
/** The restoration, the summer of drives, what a buyer should see: select photos, and keep them in an album. */
export const whatFor = /* @__PURE__ */ __message__<string>('mf-records:albums.whatFor');
