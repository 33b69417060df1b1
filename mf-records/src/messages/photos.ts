// Made of en/photos.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Album */
export const album = /* @__PURE__ */ __message__<string>('mf-records:photos.album');
/** All vehicles */
export const allVehicles = /* @__PURE__ */ __message__<string>('mf-records:photos.allVehicles');
/** Clear selection */
export const clearSelection = /* @__PURE__ */ __message__<string>('mf-records:photos.clearSelection');
/** Compare */
export const compare = /* @__PURE__ */ __message__<string>('mf-records:photos.compare');
/** {count, plural, one {# photo} other {# photos}} */
export const count = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:photos.count'),
);
/** Damaged */
export const damaged = /* @__PURE__ */ __message__<string>('mf-records:photos.damaged');
/** Delete for Good */
export const deleteForGood = /* @__PURE__ */ __message__<string>('mf-records:photos.deleteForGood');
/** Filter photos */
export const filterPhotos = /* @__PURE__ */ __message__<string>('mf-records:photos.filterPhotos');
/** Link */
export const link = /* @__PURE__ */ __message__<string>('mf-records:photos.link');
/** Loading photos... */
export const loading = /* @__PURE__ */ __message__<string>('mf-records:photos.loading');
/** Move */
export const move = /* @__PURE__ */ __message__<string>('mf-records:photos.move');
/** {count, plural, one {# photo} other {# photos}} moved to the trash, for 30 days. */
export const moved = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:photos.moved'),
);
/** No photos found matching your filters. */
export const noMatch = /* @__PURE__ */ __message__<string>('mf-records:photos.noMatch');
/** No photos yet. */
export const noPhotos = /* @__PURE__ */ __message__<string>('mf-records:photos.noPhotos');
/** There is no such record. */
export const noRecord = /* @__PURE__ */ __message__<string>('mf-records:photos.noRecord');
/** {kind}: <link>{record}</link> */
export const ofRecord = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<
    (given: { kind: ReactNode; link: (text: ReactNode) => ReactNode; record: ReactNode }) => ReactNode[]
  >('mf-records:photos.ofRecord'),
);
/** Photos */
export const photos = /* @__PURE__ */ __message__<string>('mf-records:photos.photos');
/** Delete */
export const remove = /* @__PURE__ */ __message__<string>('mf-records:photos.remove');
/** Restore */
export const restore = /* @__PURE__ */ __message__<string>('mf-records:photos.restore');
/** {count, plural, one {# photo} other {# photos}} restored. */
export const restored = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:photos.restored'),
);
/** Search */
export const search = /* @__PURE__ */ __message__<string>('mf-records:photos.search');
/** Caption, file or vehicle */
export const searchedFor = /* @__PURE__ */ __message__<string>('mf-records:photos.searchedFor');
/** Select {name} */
export const select =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-records:photos.select');
/** Select all {count, plural, one {# photo} other {# photos}} */
export const selectAll = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:photos.selectAll'),
);
/** Select day */
export const selectDay = /* @__PURE__ */ __message__<string>('mf-records:photos.selectDay');
/** {count, plural, one {# photo} other {# photos}} selected */
export const selected = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:photos.selected'),
);
/** Selected photos */
export const selectedPhotos = /* @__PURE__ */ __message__<string>('mf-records:photos.selectedPhotos');
/** Selecting... */
export const selecting = /* @__PURE__ */ __message__<string>('mf-records:photos.selecting');
/** Your vehicles and the work on them, by day. */
export const subtitle = /* @__PURE__ */ __message__<string>('mf-records:photos.subtitle');
/** Tag */
export const tag = /* @__PURE__ */ __message__<string>('mf-records:photos.tag');
/** The trash is empty. */
export const trashEmpty = /* @__PURE__ */ __message__<string>('mf-records:photos.trashEmpty');
/** Deleted photos stay here for 30 days, and can be restored. */
export const trashExplained = /* @__PURE__ */ __message__<string>('mf-records:photos.trashExplained');
/** What was deleted stays here for 30 days. */
export const trashSubtitle = /* @__PURE__ */ __message__<string>('mf-records:photos.trashSubtitle');
/** Turn */
export const turn = /* @__PURE__ */ __message__<string>('mf-records:photos.turn');
/** {count, plural, one {# photo} other {# photos}} turned. */
export const turned = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:photos.turned'),
);
/** Unselect day */
export const unselectDay = /* @__PURE__ */ __message__<string>('mf-records:photos.unselectDay');
/** Upload Photos */
export const upload = /* @__PURE__ */ __message__<string>('mf-records:photos.upload');
/** Upload Your First Photos */
export const uploadFirst = /* @__PURE__ */ __message__<string>('mf-records:photos.uploadFirst');
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-records:photos.vehicle');
/** The rust and the repair, the receipt under the wiper, the first drive in spring: pictures stand here by the day on which they were taken, and beside the work that they show. */
export const whatFor = /* @__PURE__ */ __message__<string>('mf-records:photos.whatFor');
