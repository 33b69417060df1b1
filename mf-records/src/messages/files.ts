// Made of en/files.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Error trying again */
export const againFailed = /* @__PURE__ */ __message__<string>('mf-records:files.againFailed');
/** Delete photos and documents that you no longer need, and <link>empty the trash</link>: it takes {trash}. */
export const deleteAndEmpty = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode; trash: ReactNode }) => ReactNode[]>(
    'mf-records:files.deleteAndEmpty',
  ),
);
/** Delete photos and documents that you no longer need; what is in the trash counts, too. */
export const deleteSome = /* @__PURE__ */ __message__<string>('mf-records:files.deleteSome');
/** Deleting... */
export const deleting = /* @__PURE__ */ __message__<string>('mf-records:files.deleting');
/** {count, plural, one {The document in the trash is deleted for good. It cannot be brought back.} other {The # documents in the trash are deleted for good. They cannot be brought back.}} */
export const documentsGo = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:files.documentsGo'),
);
/** Invoices, letters or certificates. */
export const dropPapers = /* @__PURE__ */ __message__<string>('mf-records:files.dropPapers');
/** Drop pictures here, or paste them. */
export const dropPictures = /* @__PURE__ */ __message__<string>('mf-records:files.dropPictures');
/** Error emptying the trash */
export const emptyFailed = /* @__PURE__ */ __message__<string>('mf-records:files.emptyFailed');
/** Empty the trash? */
export const emptyTitle = /* @__PURE__ */ __message__<string>('mf-records:files.emptyTitle');
/** Empty the Trash */
export const emptyTrash = /* @__PURE__ */ __message__<string>('mf-records:files.emptyTrash');
/** Delete for Good */
export const forGood = /* @__PURE__ */ __message__<string>('mf-records:files.forGood');
/** There is no room left for files. */
export const noRoom = /* @__PURE__ */ __message__<string>('mf-records:files.noRoom');
/** Nothing more can be uploaded. */
export const nothingMore = /* @__PURE__ */ __message__<string>('mf-records:files.nothingMore');
/** Photos and papers */
export const photosAndPapers = /* @__PURE__ */ __message__<string>('mf-records:files.photosAndPapers');
/** {count, plural, one {The photo in the trash is deleted for good. It cannot be brought back.} other {The # photos in the trash are deleted for good. They cannot be brought back.}} */
export const photosGo = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('mf-records:files.photosGo'),
);
/** There is room for {size} more. */
export const roomFor =
  /* @__PURE__ */ __message__<(given: { size: string | number }) => string>('mf-records:files.roomFor');
/** Try Again */
export const tryAgain = /* @__PURE__ */ __message__<string>('mf-records:files.tryAgain');
/** Try again: {name} */
export const tryAgainNamed = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:files.tryAgainNamed',
);
/** They are uploaded when you save. */
export const uploadedOnSave = /* @__PURE__ */ __message__<string>('mf-records:files.uploadedOnSave');
/** Error fetching the room that is used */
export const usageFailed = /* @__PURE__ */ __message__<string>('mf-records:files.usageFailed');
/** {used} of {all} used */
export const used =
  /* @__PURE__ */ __message__<(given: { all: string | number; used: string | number }) => string>(
    'mf-records:files.used',
  );
/** {used} of {all} used, {trash} of it by the trash, which counts until it is emptied */
export const usedUntilEmptied = /* @__PURE__ */ __message__<
  (given: { all: string | number; trash: string | number; used: string | number }) => string
>('mf-records:files.usedUntilEmptied');
/** {used} of {all} used, {trash} of it by the trash */
export const usedWithTrash = /* @__PURE__ */ __message__<
  (given: { all: string | number; trash: string | number; used: string | number }) => string
>('mf-records:files.usedWithTrash');
