// Made of en/upload-list.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Cancel {name} */
export const cancel = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:upload-list.cancel',
);
/** Clear the list */
export const clear = /* @__PURE__ */ __message__<string>('mf-records:upload-list.clear');
/** Error deleting document */
export const documentStays = /* @__PURE__ */ __message__<string>('mf-records:upload-list.documentStays');
/** {percent} of {size} */
export const far =
  /* @__PURE__ */ __message__<(given: { percent: string | number; size: string | number }) => string>(
    'mf-records:upload-list.far',
  );
/** Hide {name} */
export const hide =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-records:upload-list.hide');
/** {name}, how much is uploaded */
export const howMuch = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:upload-list.howMuch',
);
/** You have this paper already: <link>see the first one</link>. Both are kept unless you remove this one. */
export const paperTwice = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-records:upload-list.paperTwice',
  ),
);
/** Pause {name} */
export const pause =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-records:upload-list.pause');
/** Pause all */
export const pauseAll = /* @__PURE__ */ __message__<string>('mf-records:upload-list.pauseAll');
/** Paused · {percent} of {size} */
export const paused = /* @__PURE__ */ __message__<
  (given: { percent: string | number; size: string | number }) => string
>('mf-records:upload-list.paused');
/** Error deleting photo */
export const photoStays = /* @__PURE__ */ __message__<string>('mf-records:upload-list.photoStays');
/** You have this picture already: <link>see the first one</link>. Both are kept unless you remove this one. */
export const pictureTwice = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'mf-records:upload-list.pictureTwice',
  ),
);
/** Remove {name} */
export const remove = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:upload-list.remove',
);
/** Remove this one */
export const removeThis = /* @__PURE__ */ __message__<string>('mf-records:upload-list.removeThis');
/** Go on with {name} */
export const resume = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'mf-records:upload-list.resume',
);
/** Go on with all */
export const resumeAll = /* @__PURE__ */ __message__<string>('mf-records:upload-list.resumeAll');
/** Try again: {name} */
export const retry =
  /* @__PURE__ */ __message__<(given: { name: string | number }) => string>('mf-records:upload-list.retry');
/** Try all again */
export const tryAll = /* @__PURE__ */ __message__<string>('mf-records:upload-list.tryAll');
/** Uploaded */
export const uploaded = /* @__PURE__ */ __message__<string>('mf-records:upload-list.uploaded');
/** Waiting its turn · {size} */
export const waiting = /* @__PURE__ */ __message__<(given: { size: string | number }) => string>(
  'mf-records:upload-list.waiting',
);
/** Uploaded when you save */
export const whenSaved = /* @__PURE__ */ __message__<string>('mf-records:upload-list.whenSaved');
