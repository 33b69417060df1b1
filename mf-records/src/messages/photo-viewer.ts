// Made of en/photo-viewer.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** About this photo */
export const about = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.about');
/** Add the Photo After */
export const addAfter = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.addAfter');
/** Add a caption */
export const addCaption = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.addCaption');
/** Add to an album */
export const addToAlbum = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.addToAlbum');
/** At */
export const at = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.at');
/** This photo is being prepared. It will show by itself. */
export const beingPrepared = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.beingPrepared');
/** Belongs to */
export const belongsTo = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.belongsTo');
/** Divided by commas. */
export const byCommas = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.byCommas');
/** Camera */
export const camera = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.camera');
/** Cancel */
export const cancel = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.cancel');
/** This photo cannot be shown. Its original is kept, and can be downloaded. */
export const cannotBeShown = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.cannotBeShown');
/** Caption */
export const caption = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.caption');
/** A caption has at most {most} characters, and this one {count} */
export const captionTooLong = /* @__PURE__ */ __message__<
  (given: { count: string | number; most: string | number }) => string
>('mf-records:photo-viewer.captionTooLong');
/** Close */
export const close = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.close');
/** The cover of {vehicle} */
export const coverOf = /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>(
  'mf-records:photo-viewer.coverOf',
);
/** The file is damaged: what could be read of it is shown. The original is kept as it came. */
export const damaged = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.damaged');
/** The day is required */
export const dayRequired = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.dayRequired');
/** Delete for good */
export const deleteForGood = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.deleteForGood');
/** Details */
export const details = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.details');
/** Download the original */
export const download = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.download');
/** Edit */
export const edit = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.edit');
/** Edit Details */
export const editDetails = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.editDetails');
/** File */
export const file = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.file');
/** When it was uploaded; the file does not say. */
export const fromUpload = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.fromUpload');
/** In the trash since {date}. It goes for good after 30 days. */
export const inTrash = /* @__PURE__ */ __message__<(given: { date: string | number }) => string>(
  'mf-records:photo-viewer.inTrash',
);
/** It is the cover of {vehicle} now. */
export const isCover = /* @__PURE__ */ __message__<(given: { vehicle: string | number }) => string>(
  'mf-records:photo-viewer.isCover',
);
/** Link to a record */
export const linkToRecord = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.linkToRecord');
/** Photo moved to the trash, for 30 days. */
export const moved = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.moved');
/** Next photo */
export const next = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.next');
/** Photo */
export const photo = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.photo');
/** Photos */
export const photos = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.photos');
/** {at} of {total} */
export const place = /* @__PURE__ */ __message__<(given: { at: string | number; total: string | number }) => string>(
  'mf-records:photo-viewer.place',
);
/** Previous photo */
export const previous = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.previous');
/** Delete */
export const remove = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.remove');
/** Restore */
export const restore = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.restore');
/** Photo restored. */
export const restored = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.restored');
/** The same picture as <link>another one of yours</link>. */
export const sameAs = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-records:photo-viewer.sameAs',
  ),
);
/** Save */
export const save = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.save');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.saving');
/** Set as Cover */
export const setCover = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.setCover');
/** Size */
export const size = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.size');
/** Tags */
export const tags = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.tags');
/** Taken */
export const taken = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.taken');
/** Taken on */
export const takenOn = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.takenOn');
/** A time is written as 14:05 */
export const timeForm = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.timeForm');
/** Turn right */
export const turn = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.turn');
/** Photo turned. */
export const turned = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.turned');
/** Unlink {record} */
export const unlink = /* @__PURE__ */ __message__<(given: { record: string | number }) => string>(
  'mf-records:photo-viewer.unlink',
);
/** No longer linked to {record}. */
export const unlinked = /* @__PURE__ */ __message__<(given: { record: string | number }) => string>(
  'mf-records:photo-viewer.unlinked',
);
/** Vehicle */
export const vehicle = /* @__PURE__ */ __message__<string>('mf-records:photo-viewer.vehicle');
